import { Contact } from '../../shared/blocks/contact/contact.tsx';
import { HistoryList } from '../../shared/blocks/history/history-list.tsx';
import { Button } from '../../shared/components/button.tsx';
import { Card } from '../../shared/components/card.tsx';
import { IconButton } from '../../shared/components/icon-button.tsx';
import { Page } from '../../shared/components/page.tsx';
import { useText } from '../../shared/platform/i18n/use-text.ts';
import { showToast } from '../../shared/platform/toast-store.ts';
import { galleryText } from '../phrases/index.ts';

const phone = '138 0013 6621';

export function ContactSample() {
  const text = useText(galleryText).contacts;
  return (
    <Page title={text.title} backTo="/gallery">
      <div className="sd-stack">
        <Card>
          <Contact
            name={text.reporter}
            role={text.role}
            lines={[text.place]}
            phone={phone}
            way={<IconButton tinted icon="route" label={text.map} href="geo:31.2,121.5" />}
          />
        </Card>
        <Card>
          <Contact name={text.engineer} face duty lines={[text.group]} phone={phone} more />
        </Card>
        <Card>
          <Contact name={text.reporter} phone="138****6621" />
        </Card>
        <Card>
          <Contact
            name={text.engineer}
            face
            duty={false}
            lines={[text.group]}
            action={
              <Button small kind="tonal" onClick={() => showToast(text.dispatch)}>
                {text.dispatch}
              </Button>
            }
          />
        </Card>
        <Card title={text.history}>
          <HistoryList
            entries={[
              { key: '1', title: text.reported, at: '2026-11-20T01:12:00Z', words: text.reportedWords },
              {
                key: '2',
                title: text.noted,
                at: '2026-11-20T02:41:00Z',
                internal: true,
                lines: [text.group],
              },
              { key: '3', title: text.left, at: '2026-11-20T02:45:00Z', lines: [text.place] },
            ]}
          />
        </Card>
      </div>
    </Page>
  );
}
