import { Button } from '../../shared/components/button.tsx';
import { Page } from '../../shared/components/page.tsx';
import { useText } from '../../shared/platform/i18n/use-text.ts';
import { galleryText } from '../phrases/index.ts';

const kinds = ['main', 'tonal', 'plain', 'danger', 'link'] as const;

export function ButtonSample() {
  const text = useText(galleryText).buttons;
  return (
    <Page title={text.title} backTo="/gallery">
      <div className="sd-stack">
        {kinds.map((kind) => (
          <Button key={kind} kind={kind}>
            {text[kind]}
          </Button>
        ))}
        <Button busy>{text.busy}</Button>
        <Button disabled>{text.off}</Button>
        <p>{text.small}</p>
        <p className="sd-row">
          {kinds.slice(0, 3).map((kind) => (
            <Button key={kind} kind={kind} small>
              {text[kind]}
            </Button>
          ))}
        </p>
      </div>
    </Page>
  );
}
