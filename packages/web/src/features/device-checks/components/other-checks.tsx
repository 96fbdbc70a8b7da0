import { find } from '@svcdesk/core/contract/assets';
import { useSearchParams } from 'react-router-dom';
import { Card } from '../../../shared/components/card.tsx';
import { Row, Rows } from '../../../shared/components/rows.tsx';
import { checkPaths } from '../../../shared/domain/device-check/check-paths.ts';
import { useCall } from '../../../shared/platform/api/use-call.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { withQuery } from '../../../shared/platform/routing.ts';
import { text as book } from '../phrases.ts';

/** The other checks of a device and its site, for the same order. */
export function OtherChecks({ ciId }: { ciId: string }) {
  const text = useText(book).ways;
  const [params] = useSearchParams();
  const orderId = params.get('orderId') ?? undefined;
  const cellId = useCall(find, { ciId }).data?.cellId;
  return (
    <Card title={text.title}>
      <Rows plain label={text.title}>
        <Row to={withQuery(checkPaths.wifi, { ciId, orderId })}>{text.wifi}</Row>
        {cellId !== undefined && <Row to={withQuery(checkPaths.acPoe, { cellId, orderId })}>{text.site}</Row>}
      </Rows>
    </Card>
  );
}
