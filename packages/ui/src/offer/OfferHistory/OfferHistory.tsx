'use client'
import type { OfferHistoryEntry } from '@plomada/domain'
import { Accordion } from '../../base/Accordion/Accordion.tsx'
import { Day } from '../../base/Day/Day.tsx'
import { Spinner } from '../../base/Spinner/Spinner.tsx'
import { Text } from '../../base/Text/Text.tsx'
import { ListError } from '../../layout/index.ts'
import { Message } from '../../marketplace/Message/Message.tsx'
import { useOverride } from '../../marketplace/overrides.ts'
import * as offerMessages from '../offer.messages.ts'
import { OfferChanges } from '../OfferChanges/OfferChanges.tsx'
import * as css from './OfferHistory.css.ts'

export interface OfferHistoryProps {
  /** What happened, newest first; undefined while it loads. */
  entries: readonly OfferHistoryEntry[] | undefined
  /** Whether it failed to load. */
  hasFailed?: boolean
  /** Loads it again. */
  onRetry: () => void
  /** Called when the user opens or closes it: it is loaded only then. */
  onToggle: (isOpen: boolean) => void
}

const Entries = ({ entries, hasFailed = false, onRetry }: Omit<OfferHistoryProps, 'onToggle'>) => {
  const t = useOverride()
  if (!entries)
    return hasFailed ? (
      <ListError emptyTitle={t(offerMessages.noHistory)} level={3} onRetry={onRetry} />
    ) : (
      <Spinner />
    )
  if (entries.length === 0)
    return (
      <Text tone="muted">
        <Message>{offerMessages.noHistory}</Message>
      </Text>
    )
  return (
    <ol className={css.list} aria-label={t(offerMessages.history)}>
      {entries.map(({ id, event, createdAt, text, changes }) => (
        <li key={id} className={css.entry}>
          <span className={css.head}>
            <span className={css.title}>
              <Message>{offerMessages.historyTitles[event]}</Message>
            </span>
            <span className={css.date}>
              <Day date={createdAt} />
            </span>
          </span>
          {changes && <OfferChanges changes={changes} />}
          {text !== '' && <Text size="small">{text}</Text>}
        </li>
      ))}
    </ol>
  )
}

/** Renders the history of an offer, collapsed. */
export const OfferHistory = ({ onToggle, ...entries }: OfferHistoryProps) => (
  <Accordion
    headingLevel={2}
    items={[
      {
        id: 'history',
        title: <Message>{offerMessages.history}</Message>,
        content: <Entries {...entries} />,
      },
    ]}
    onToggle={(_, isOpen) => onToggle(isOpen)}
  />
)
