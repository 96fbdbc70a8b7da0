import { properties } from '@svcdesk/core/contract/order-assets';
import { displayField } from '@svcdesk/core/format';
import type { UseQueryResult } from '@tanstack/react-query';
import { Loaded } from '../../blocks/list/load-state.tsx';
import { Card } from '../../components/card.tsx';
import { useCall } from '../../platform/api/use-call.ts';
import { useLocale } from '../../platform/i18n/locale.ts';
import { FieldsShown } from '../custom-fields/fields-shown.tsx';
import { type Asset, type AssetProperty, fieldsOf, valuesOf } from './asset.ts';

/** What is known of an asset, each value as its type asks and under the name that people know it by. */
export function AssetValues({ asset, title }: { asset: Asset; title: string }) {
  const locale = useLocale((state) => state.locale);
  const definitions = useProperties(asset.classId);
  const values = valuesOf(asset);
  return (
    <Loaded query={definitions} cards={1}>
      {(list) => {
        const known = fieldsOf(asset, list).filter(({ fieldId }) => values[fieldId]);
        if (known.length === 0) return null;
        return (
          <Card title={title}>
            <FieldsShown
              fields={known.map(({ fieldId, name, fieldTypeName }) => {
                const fieldValue = values[fieldId] ?? '';
                const display = displayField({ fieldTypeName, fieldValue }, { locale });
                return { fieldId, name, fieldTypeName, fieldValue, display };
              })}
            />
          </Card>
        );
      }}
    </Loaded>
  );
}

const staleMs = 5 * 60_000;

/** The properties of a class, in the order of its form. */
export function useProperties(classId: string | undefined): UseQueryResult<AssetProperty[]> {
  return useCall(properties, classId === undefined ? undefined : { classId }, {
    staleMs,
    select: (list) => list.toSorted((a, b) => a.sort - b.sort),
  });
}
