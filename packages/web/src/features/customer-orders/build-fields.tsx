import { useState } from 'react';
import { FormField, PhotosAndFilesField, WordsField } from '../../shared/blocks/form/fields.tsx';
import { maxPhotos } from '../../shared/blocks/photos/photo.ts';
import { TakeShared } from '../../shared/blocks/photos/take-shared.tsx';
import { Button } from '../../shared/components/button.tsx';
import { Card } from '../../shared/components/card.tsx';
import { RadioChips } from '../../shared/components/choice.tsx';
import { Disclosure } from '../../shared/components/disclosure.tsx';
import { CustomFields } from '../../shared/domain/custom-fields/custom-fields.tsx';
import { TreeField } from '../../shared/domain/order/catalog-fields.tsx';
import { useDictionary } from '../../shared/platform/api/dictionary.ts';
import { useText } from '../../shared/platform/i18n/use-text.ts';
import { sharedText } from '../../shared/platform/phrases/shared.ts';
import { ordersText } from './phrases/orders.ts';
import type { BuildHandle } from './use-build-form.ts';

/** What is wrong or wanted: the one text, photos and other files. */
export function WhatCard({ build: { form } }: { build: BuildHandle }) {
  const { build: text } = useText(ordersText);
  const shared = useText(sharedText);
  return (
    <Card>
      <WordsField
        form={form}
        name="words"
        path="content"
        label={text.what}
        required
        placeholder={text.whatHint}
        rows={3}
      />
      <PhotosAndFilesField
        form={form}
        name="photos"
        path="attachment"
        label={text.photos}
        hint={shared.photo.hint(maxPhotos)}
      />
      <TakeShared
        photos={form.fields.photos}
        onChange={(photos) => form.set({ photos })}
        ready={form.draft.ready}
      />
    </Card>
  );
}

const other = 'other';

/** What it looks like: guessed by the text, for the person to confirm; chosen by hand where nothing was guessed or the guess is wrong. */
export function WhichCard({ build }: { build: BuildHandle }) {
  const { build: text } = useText(ordersText);
  const { form, chosen, guesses } = build;
  const { set, error } = form;
  const [byHand, setByHand] = useState(false);
  const guessed = guesses.some(({ serverCatalogId }) => serverCatalogId === chosen.serverCatalogId);
  const asksByHand = byHand || !guessed;
  const options = guesses.map(({ serverCatalogId, serverCatalogName }) => ({
    value: serverCatalogId,
    label: serverCatalogName,
  }));

  function choose(id: string): void {
    setByHand(id === other);
    const guess = guesses.find(({ serverCatalogId }) => serverCatalogId === id);
    if (guess) set({ serverCatalogId: guess.serverCatalogId, typeId: guess.typeId ?? '' });
  }

  return (
    <Card>
      {guesses.length > 0 && (
        <FormField form={form} path="" label={text.looksLike} hint={text.guessHint} group>
          <RadioChips
            options={[...options, { value: other, label: text.other }]}
            value={asksByHand ? other : chosen.serverCatalogId}
            onChange={choose}
          />
        </FormField>
      )}
      {asksByHand && (
        <>
          <TreeField
            label={text.catalog}
            required
            nodes={build.catalogs}
            value={chosen.serverCatalogId}
            onChange={(serverCatalogId) => set({ serverCatalogId })}
            error={error('serverCatalogId', text.catalog)}
          />
          <TreeField
            label={text.type}
            required
            nodes={build.types}
            value={chosen.typeId}
            onChange={(typeId) => set({ typeId })}
            error={error('typeId', text.type)}
          />
        </>
      )}
    </Card>
  );
}

/** What helps the engineer: the fields of this kind of report, how far it reaches. Folded away unless it must be filled in. */
export function MoreCard({ build }: { build: BuildHandle }) {
  const { build: text } = useText(ordersText);
  const shared = useText(sharedText);
  const scopes = useDictionary('impactScope').data ?? [];
  const { form, custom, template, isRequirement } = build;
  const fields = template.data?.fields ?? [];
  const needed = fields.some(({ required }) => required);
  const asksScope = !isRequirement && scopes.length > 0;
  const count = fields.length + (asksScope ? 1 : 0);
  if (template.isError) {
    return (
      <div role="alert">
        <p className="sd-meta">{text.fieldsFailed}</p>
        <Button small onClick={() => template.refetch()}>
          {shared.action.retry}
        </Button>
      </div>
    );
  }
  if (count === 0) return null;
  return (
    <Disclosure title={text.more} hint={needed ? undefined : text.moreHint(count)} open={needed}>
      <CustomFields form={custom} />
      {asksScope && (
        <FormField form={form} path="scope" label={text.scope} group>
          <RadioChips
            options={scopes}
            value={form.fields.scope || undefined}
            onChange={(scope) => form.set({ scope })}
          />
        </FormField>
      )}
    </Disclosure>
  );
}
