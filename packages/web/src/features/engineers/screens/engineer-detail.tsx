import type { DataOf, engineers } from '@svcdesk/core/contract';
import { findOne } from '@svcdesk/core/contract/engineers';
import { calendarSaturation } from '@svcdesk/core/contract/plans';
import { reviewStatus } from '@svcdesk/core/rules';
import { saturationDays } from '@svcdesk/core/scheduling';
import { useSearchParams } from 'react-router-dom';
import { dayOf, daysFrom, shortDay } from '../../../shared/blocks/calendar/days.ts';
import { WeekStrip } from '../../../shared/blocks/calendar/week-strip.tsx';
import { Contact } from '../../../shared/blocks/contact/contact.tsx';
import { Loaded } from '../../../shared/blocks/list/load-state.tsx';
import { QueryPage } from '../../../shared/blocks/page/query-page.tsx';
import { Card } from '../../../shared/components/card.tsx';
import { Facts } from '../../../shared/components/facts.tsx';
import { Pill } from '../../../shared/components/marks.tsx';
import { itemWords } from '../../../shared/domain/order/order-words.ts';
import { useMay } from '../../../shared/platform/api/auth-buttons.ts';
import { useSession } from '../../../shared/platform/api/session.ts';
import { useCall } from '../../../shared/platform/api/use-call.ts';
import { useNow } from '../../../shared/platform/hooks/use-now.ts';
import { useLocale } from '../../../shared/platform/i18n/locale.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { staffPaths } from '../../../shared/platform/paths.ts';
import { engineerText } from '../phrases.ts';
import '../engineer-detail.css';

/** A member of the staff: how to reach them, how busy they are, what they can do and where. */
export function EngineerDetailScreen() {
  const text = useText(engineerText);
  const id = useSearchParams()[0].get('id') ?? '';
  const query = useCall(findOne, { id });
  return (
    <QueryPage title={text.title} backTo={staffPaths.order.list} query={query}>
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

/** How full the coming days are, a figure a day: a fortnight for those who lead others, a week for everybody else. */
function LoadCard({ id }: { id: string }) {
  const text = useText(engineerText);
  const today = dayOf(useNow());
  const isOwn = useSession(({ signedIn }) => signedIn?.id) === id;
  const leads = useMay('schedule.viewUnderling') && !isOwn;
  const shown = daysFrom(today, leads ? saturationDays.subordinates : saturationDays.self);
  const days = useCall(calendarSaturation, { accountId: id, from: today, days: shown.length });
  return (
    <Card title={text.load(shown.length)}>
      <Loaded query={days} cards={1}>
        {(rows) => {
          const marks = new Map(
            rows.map(({ date, saturation, offDuty, leave }) => [
              date,
              { saturation, rest: offDuty === true || leave !== undefined },
            ]),
          );
          return weeksIn(shown).map((week) => (
            <WeekStrip
              key={week[0]}
              label={`${text.load(shown.length)} ${shortDay(week[0] ?? today)}`}
              days={week}
              today={today}
              marks={marks}
            />
          ));
        }}
      </Loaded>
    </Card>
  );
}

/** Days seven by seven, from the first one on. */
function weeksIn(days: readonly string[]): string[][] {
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
}

type Engineer = DataOf<typeof engineers.findOne>;

/** What they can do and how well; what is under review says so. */
function SkillsCard({ skills }: Pick<Engineer, 'skills'>) {
  const text = useText(engineerText);
  const locale = useLocale((state) => state.locale);
  return (
    <Card title={text.skills}>
      {skills.length === 0 && <p className="sd-meta">{text.noSkills}</p>}
      <ul className="sd-abilities">
        {skills.map(({ skillId, name, parentName, level, reviewStatus: review }) => (
          <li key={skillId}>
            <span className="sd-grow">
              {name}
              {parentName !== undefined && <span className="sd-meta"> {parentName}</span>}
            </span>
            {review === reviewStatus.waiting && <Pill tone="pending">{text.underReview}</Pill>}
            <Pill tone="accent">{itemWords('skillLevel', level, locale)}</Pill>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Where they work. */
function AreasCard({ areas }: { areas: Engineer['serviceAreas'] }) {
  const text = useText(engineerText);
  return (
    <Card title={text.areas}>
      {areas.length === 0 && <p className="sd-meta">{text.noAreas}</p>}
      <ul className="sd-abilities">
        {areas.map(({ code, name, reviewStatus: review }) => (
          <li key={code}>
            <span className="sd-grow">{name}</span>
            {review === reviewStatus.waiting && <Pill tone="pending">{text.underReview}</Pill>}
          </li>
        ))}
      </ul>
    </Card>
  );
}
