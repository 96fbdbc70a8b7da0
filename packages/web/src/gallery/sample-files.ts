/** A page with one line, and one whose Chinese font is named and not brought: written without offsets, which readers mend. */
export const samplePdf = `%PDF-1.4
1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
2 0 obj <</Type/Pages/Kids[3 0 R 6 0 R]/Count 2>> endobj
3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 420 594]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>> endobj
4 0 obj <</Length 51>> stream
BT /F 28 Tf 60 480 Td (Service report, 2026-11) Tj ET
endstream endobj
5 0 obj <</Type/Font/Subtype/Type1/BaseFont/Helvetica>> endobj
6 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 420 594]/Contents 7 0 R/Resources<</Font<</G 8 0 R>>>>>> endobj
7 0 obj <</Length 45>> stream
BT /G 28 Tf 60 480 Td <CEC2B6C8203331B6C8> Tj ET
endstream endobj
8 0 obj <</Type/Font/Subtype/Type0/BaseFont/SimSun/Encoding/GBK-EUC-H/DescendantFonts[9 0 R]>> endobj
9 0 obj <</Type/Font/Subtype/CIDFontType0/BaseFont/SimSun/CIDSystemInfo<</Registry(Adobe)/Ordering(GB1)/Supplement 2>>/FontDescriptor 10 0 R>> endobj
10 0 obj <</Type/FontDescriptor/FontName/SimSun/Flags 6/FontBBox[0 -200 1000 900]/ItalicAngle 0/Ascent 859/Descent -141/CapHeight 700/StemV 80>> endobj
trailer <</Root 1 0 R>>
%%EOF`;

/** A picture drawn on the spot. */
export async function drawPicture(): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = 640;
  canvas.height = 480;
  const brush = canvas.getContext('2d');
  for (const [index, shade] of ['#10305e', '#5a92eb', '#a9c8fb', '#dbe8fd'].entries()) {
    if (brush) brush.fillStyle = shade;
    brush?.fillRect(index * 160, 0, 160, 480);
  }
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? new Blob()), 'image/png'));
}
