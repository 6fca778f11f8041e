import { INSIGHTS, RECENT_INSIGHTS } from '#content/insights.ts';
import { pageOf } from '#content/pages.ts';
import { formatDay } from '#app/lib/format-date.ts';
import { Heading } from '#app/ui/text/heading.tsx';
import { TextLink } from '#app/ui/controls/link.tsx';

import { dayAfter, daysFor } from '../scoring/due-date.ts';
import { answerText, firstAction } from '../scoring/first-action.ts';
import type { Day } from '../run/saved-run.ts';
import type { WeakPoint } from '../scoring/scoring.ts';

type WeakPointListProps = { points: readonly WeakPoint[]; day: Day };

function InsightLink({ id }: { id: string }) {
  const insight = [...INSIGHTS, ...RECENT_INSIGHTS].find((item) => item.id === id);
  if (!insight) return null;
  return <TextLink href={`/insights#${id}-title`}>{insight.title}</TextLink>;
}

/** The riskiest points, each with its first action, owner and due date. */
export function WeakPointList({ points, day }: WeakPointListProps) {
  return (
    <ol className="assess-points">
      {points.map((point) => {
        const { question, area, answer } = point;
        return (
          <li key={question.id}>
            <div className="assess-point-what">
              <p className="eyebrow">{area.name}</p>
              <Heading level={3} className="assess-point-topic">
                {question.topic}
              </Heading>
              <p className="assess-point-answer">{answerText(question, answer)}</p>
              <p className="assess-quiet">{question.stake}</p>
            </div>
            <div className="assess-point-do">
              <p className="assess-point-label">First action</p>
              <p className="assess-point-action">{firstAction(point)}</p>
              <dl>
                <div>
                  <dt>Owner</dt>
                  <dd>{question.owner}</dd>
                </div>
                <div>
                  <dt>By</dt>
                  <dd>{formatDay(dayAfter(day, daysFor(point)))}</dd>
                </div>
                <div>
                  <dt>Help</dt>
                  <dd>
                    <TextLink href={question.service}>{pageOf(question.service).label}</TextLink>
                  </dd>
                </div>
                <div>
                  <dt>Read</dt>
                  <dd>
                    <InsightLink id={question.insight} />
                  </dd>
                </div>
              </dl>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
