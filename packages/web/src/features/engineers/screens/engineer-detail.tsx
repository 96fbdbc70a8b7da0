import { findOne } from '@svcdesk/core/contract/engineers';
import { useSearchParams } from 'react-router-dom';
import { Contact } from '../../../shared/blocks/contact/contact.tsx';
import { QueryPage } from '../../../shared/blocks/page/query-page.tsx';
import { Card } from '../../../shared/components/card.tsx';
import { Facts } from '../../../shared/components/facts.tsx';
import { staffPaths } from '../../../shared/domain/order/staff-paths.ts';
import { useCall } from '../../../shared/platform/api/use-call.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { AreasCard, SkillsCard } from '../components/abilities.tsx';
import { LoadCard } from '../components/load-card.tsx';
import { engineerText } from '../phrases.ts';

/** Somebody of the staff: how to reach them, how busy they are, what they can do and where. */
export function EngineerDetailScreen() {
  const text = useText(engineerText);
  const id = useSearchParams()[0].get('id') ?? '';
  const query = useCall(findOne, { id });
  return (
    <QueryPage title={text.title} backTo={staffPaths.orders} query={query}>
      {(engineer) => (
        <>
          <Card>
            <Contact
              face
              name={engineer.name}
              phone={engineer.phone}
              lines={[
                engineer.groups
                  .map(({ name, lead }) => (lead ? `${name}（${text.lead}）` : name))
                  .join(' · '),
                engineer.phone,
                `${text.today(Math.round(engineer.saturation * 100))} · ${text.open(engineer.openCount)}`,
              ]}
            />
          </Card>
          <LoadCard id={engineer.id} />
          <SkillsCard skills={engineer.skills} />
          <AreasCard areas={engineer.serviceAreas} />
          {(engineer.employer || engineer.experience) && (
            <Card title={text.about}>
              <Facts
                facts={[
                  { label: text.employer, value: engineer.employer },
                  { label: text.experience, value: engineer.experience },
                ]}
              />
            </Card>
          )}
        </>
      )}
    </QueryPage>
  );
}
