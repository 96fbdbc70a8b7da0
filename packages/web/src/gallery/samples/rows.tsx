import { useState } from 'react';
import { Avatar } from '../../shared/components/avatar.tsx';
import { Button } from '../../shared/components/button.tsx';
import { Disclosure } from '../../shared/components/disclosure.tsx';
import { Mark } from '../../shared/components/marks.tsx';
import { Page } from '../../shared/components/page.tsx';
import { Row, Rows } from '../../shared/components/rows.tsx';
import { Swipe } from '../../shared/components/swipe.tsx';
import { BareToggle } from '../../shared/components/toggle.tsx';
import { useText } from '../../shared/platform/i18n/use-text.ts';
import { showToast } from '../../shared/platform/toast-store.ts';
import { galleryText } from '../phrases/index.ts';

export function RowSample() {
  const text = useText(galleryText).rows;
  const { tonal } = useText(galleryText).buttons;
  const [duty, setDuty] = useState(false);
  const say = (what: string) => () => showToast(text.swiped(what));
  return (
    <Page title={text.title} backTo="/gallery">
      <Rows label={text.title}>
        <Row onPress={say(text.cause)} extra={text.causeValue}>
          {text.cause}
        </Row>
        <Row
          prefix={<Mark icon="warning" tone="late" />}
          description={text.lateWhy}
          extra={
            <Button kind="tonal" small onClick={say(tonal)}>
              {tonal}
            </Button>
          }
        >
          {text.late}
        </Row>
        <Row
          prefix={<Avatar name={text.person} size={36} duty />}
          description={text.personNote}
          to="/gallery"
        >
          {text.person}
        </Row>
        <Row extra={<BareToggle label={text.duty} checked={duty} onChange={setDuty} />}>{text.duty}</Row>
      </Rows>
      <Disclosure title={text.more} hint={text.moreHint}>
        {text.moreText}
      </Disclosure>
      <Swipe
        choices={[
          { key: 'hold', label: text.hold, tone: 'plain', onChoose: say(text.hold) },
          { key: 'transfer', label: text.transfer, tone: 'accent', onChoose: say(text.transfer) },
        ]}
      >
        <Rows>
          <Row to="/gallery">{text.swipe}</Row>
        </Rows>
      </Swipe>
    </Page>
  );
}
