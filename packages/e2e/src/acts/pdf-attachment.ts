import { clientOf } from '../server.ts';

const words = 'Service report';

/** One page, written without offsets, which readers mend. */
const onePage = `%PDF-1.4
1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 420 594]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>> endobj
4 0 obj <</Length 42>> stream
BT /F 28 Tf 60 480 Td (${words}) Tj ET
endstream endobj
5 0 obj <</Type/Font/Subtype/Type1/BaseFont/Helvetica>> endobj
trailer <</Root 1 0 R>>
%%EOF`;

/** A PDF of an engineer's, where it opens for them, and what it says. */
export async function pdfAttachment(account = 'engineer'): Promise<{ path: string; words: string }> {
  const engineer = await clientOf(account);
  const file = new Blob([onePage], { type: 'application/pdf' });
  const { id } = await engineer.files.upload({ file, name: 'report.pdf' });
  return { path: `/#/userSide/orderCenter/iframePage/index?id=${id}`, words };
}
