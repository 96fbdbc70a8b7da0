import { useState } from 'react';
import { TreePicker } from '../../shared/blocks/pick/tree-picker.tsx';
import { Card } from '../../shared/components/card.tsx';
import type { Option } from '../../shared/components/option.ts';
import { Page } from '../../shared/components/page.tsx';
import { useText } from '../../shared/platform/i18n/use-text.ts';
import { galleryText } from '../phrases/index.ts';

/** As from the server: all there. */
const answered = (data: readonly Option[]) => ({ data, isError: false, isFetching: false });

export function TreeSample() {
  const text = useText(galleryText).trees;
  const [leaf, setLeaf] = useState<readonly string[]>([]);
  const [several, setSeveral] = useState<readonly string[]>(['pos', 'net']);
  const [branch, setBranch] = useState<readonly string[]>(['shop']);
  const nodes = answered([
    { value: 'shop', label: text.shop, children: [{ value: 'pos', label: text.till }] },
    {
      value: 'room',
      label: text.room,
      children: [
        { value: 'net', label: text.network },
        { value: 'air', label: text.cooling },
      ],
    },
  ]);
  return (
    <Page title={text.title} backTo="/gallery">
      <Card>
        <TreePicker label={text.one} nodes={nodes} values={leaf} onChange={setLeaf} required />
        <TreePicker label={text.several} nodes={nodes} values={several} onChange={setSeveral} several />
        <TreePicker
          label={text.branch}
          nodes={nodes}
          values={branch}
          onChange={setBranch}
          branches
          clearable
        />
      </Card>
    </Page>
  );
}
