import { isSvcdeskError } from '@svcdesk/core';
import { tree } from '@svcdesk/core/contract/asset-classes';
import { assetFlag, find, page } from '@svcdesk/core/contract/assets';
import { useState } from 'react';
import { PickerSheet, type PickerSheetProps } from '../../blocks/pick/picker-sheet.tsx';
import { TreePicker } from '../../blocks/pick/tree-picker.tsx';
import { type Found, useFoundPages, useTyped } from '../../blocks/pick/use-found.ts';
import { ScanButton } from '../../blocks/scan/scan-button.tsx';
import { EmptyState } from '../../components/states.tsx';
import { caller } from '../../platform/api/caller.ts';
import { showFailure } from '../../platform/api/failures.ts';
import { useCall } from '../../platform/api/use-call.ts';
import { textNow, useText } from '../../platform/i18n/use-text.ts';
import { showToast } from '../../platform/toast-store.ts';
import type { Asset } from './asset.ts';
import { assetFound } from './asset-found.ts';
import { assetText } from './phrases.ts';

interface AssetSheetProps
  extends Pick<PickerSheetProps<Found>, 'chosen' | 'several' | 'clearable' | 'onChoose' | 'onClosed'> {
  title?: string;
  /** Only of this site. */
  cellId?: string;
}

/** Chooses assets that are on the shelf: by words, by class, by scanning a label. */
export function AssetSheet({ title, cellId, ...rest }: AssetSheetProps) {
  const text = useText(assetText);
  const search = useTyped();
  const [classId, setClassId] = useState<string>();
  const classes = useCall(tree, {});
  const request = { cellId, classId, keyword: search.words || undefined, flag: assetFlag.onShelf };
  const list = useFoundPages(page, request, assetFound);
  return (
    <PickerSheet
      {...rest}
      title={title ?? text.assets}
      searchHint={text.hint}
      search={search}
      list={list}
      recent={cellId === undefined ? 'asset' : undefined}
      head={
        <div className="sd-row">
          <div className="sd-grow">
            <TreePicker
              label={text.class}
              nodes={classes}
              values={classId === undefined ? [] : [classId]}
              onChange={([chosen]) => setClassId(chosen)}
              branches
              clearable
            />
          </div>
          <ScanButton
            onFound={async (code) => {
              const found = await assetByCode(code);
              if (found) search.setTyped(found.code);
            }}
          />
        </div>
      }
      empty={<EmptyState icon="device" title={text.noneHere} />}
    />
  );
}

/** The asset of a label; says it where there is none. */
export async function assetByCode(code: string): Promise<Asset | undefined> {
  try {
    return await caller.call(find, { code });
  } catch (error) {
    if (isSvcdeskError(error, 'notFound')) showToast(textNow(assetText).notFound(code), 'error');
    else showFailure(error);
    return undefined;
  }
}
