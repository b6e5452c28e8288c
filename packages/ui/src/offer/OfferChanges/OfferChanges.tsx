'use client'
import { offerChangeLines, type OfferChanges as Changes } from '@plomada/domain'
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import * as offerMessages from '../offer.messages.ts'
import * as css from './OfferChanges.css.ts'

export interface OfferChangesProps {
  /** The changed fields of an offer. */
  changes: Changes
}

/** Renders what changed in an offer: each field before and after. */
export const OfferChanges = ({ changes }: OfferChangesProps) => (
  <dl className={css.list}>
    {offerChangeLines(changes).map(({ field, label, before, after }) => (
      <div key={field}>
        <dt className={css.term}>
          <Message>{label}</Message>
        </dt>
        <dd className={css.values}>
          {before === '' && after === '' ? (
            <Message>{offerMessages.hiddenChange}</Message>
          ) : (
            <>
              <del className={css.before}>
                <VisuallyHidden>
                  <Message>{offerMessages.before}</Message>:{' '}
                </VisuallyHidden>
                {before}
              </del>
              <ins className={css.after}>
                <VisuallyHidden>
                  <Message>{offerMessages.now}</Message>:{' '}
                </VisuallyHidden>
                {after}
              </ins>
            </>
          )}
        </dd>
      </div>
    ))}
  </dl>
)
