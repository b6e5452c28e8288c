'use client'
import { BUDGET_MAXIMUM, type offerForm, offerFormUpTo, type TradeRef } from '@plomada/domain'
import type { DataOf, ValuesOf } from '@plomada/domain/define'
import type { ReactNode } from 'react'
import { useId, useMemo } from 'react'
import { Heading } from '../../base/Heading/Heading.tsx'
import { Panel } from '../../base/Panel/Panel.tsx'
import { Spinner } from '../../base/Spinner/Spinner.tsx'
import { Stack } from '../../base/Stack/Stack.tsx'
import { Form, FormField, SubmitButton, type Transfer } from '../../form/index.ts'
import { offerCopy } from '../offer.copy.ts'
import * as css from './OfferForm.css.ts'
import { TradeFields } from './TradeFields.tsx'

/** What the form holds while it is filled in. */
export type OfferDraft = ValuesOf<typeof offerForm>

export interface OfferFormProps {
  /** Every trade; undefined while they load. The first is chosen at the start. */
  trades: readonly TradeRef[] | undefined
  /** Publishes the offer and sends its photo. */
  onSubmit: (data: DataOf<typeof offerForm>, transfer: Transfer) => Promise<unknown>
  /** What was typed on an earlier visit. */
  draft?: Partial<OfferDraft>
  /** Called with every change, for keeping a draft. */
  onChange?: (values: OfferDraft) => void
  /** The largest budget that this deployment takes, in pesos.
   * @default 99999 */
  budgetMaximum?: number
}

const Group = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId()
  return (
    <Panel element="section" labelledBy={id}>
      <Stack gap={5}>
        <Heading level={2} size="h3" id={id}>
          {title}
        </Heading>
        {children}
      </Stack>
    </Panel>
  )
}

/** Publishes an offer. */
export function OfferForm({
  trades,
  onSubmit,
  draft,
  onChange,
  budgetMaximum = BUDGET_MAXIMUM,
}: OfferFormProps) {
  const form = useMemo(() => offerFormUpTo(budgetMaximum), [budgetMaximum])
  const first = trades?.[0]
  if (!trades || !first) return <Spinner />
  return (
    <Form
      of={form}
      label={offerCopy.create}
      initial={{ tradeIds: [first.id] }}
      draft={draft}
      onChange={onChange}
      onSubmit={onSubmit}
      success={offerCopy.created}
      failure={offerCopy.notCreated}
      cancelled={offerCopy.photoCancelled}
      resets
    >
      <Group title={offerCopy.groupWork}>
        <FormField of={form} name="title" />
        <FormField of={form} name="description" rows={5} />
        <TradeFields of={form} trades={trades} />
        <FormField of={form} name="budget" prefix="$" />
        <FormField of={form} name="photoFile" />
      </Group>
      <Group title={offerCopy.groupPlace}>
        <div className={css.pair}>
          <FormField of={form} name="province" />
          <FormField of={form} name="city" />
        </div>
        <FormField of={form} name="address" />
      </Group>
      <SubmitButton isSticky>{offerCopy.publish}</SubmitButton>
    </Form>
  )
}
