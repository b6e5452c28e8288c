'use client'
import { offerForm, type TradeRef, tradeOptions } from '@plomada/domain'
import type { DataOf, ValuesOf } from '@plomada/domain/define'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { Heading } from '../../base/Heading/Heading.tsx'
import { Panel } from '../../base/Panel/Panel.tsx'
import { Select } from '../../base/Select/Select.tsx'
import { Spinner } from '../../base/Spinner/Spinner.tsx'
import { Stack } from '../../base/Stack/Stack.tsx'
import { Form, FormField, SubmitButton, useFormField } from '../../form/index.ts'
import { offerCopy } from '../offer.copy.ts'
import * as css from './OfferForm.css.ts'

/** What the form holds while it is filled in. */
export type OfferDraft = ValuesOf<typeof offerForm>

export interface OfferFormProps {
  /** Every trade; undefined while they load. The first is chosen at the start. */
  trades: readonly TradeRef[] | undefined
  /** Publishes the offer. */
  onSubmit: (data: DataOf<typeof offerForm>) => Promise<unknown>
  /** What was typed on an earlier visit. */
  draft?: Partial<OfferDraft>
  /** Called with every change, for keeping a draft. */
  onChange?: (values: OfferDraft) => void
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

/** One trade of many: the wire takes a list, a person who publishes thinks of one. */
const TradeField = ({ trades }: { trades: readonly TradeRef[] }) => {
  const { value, set, field } = useFormField(offerForm, 'tradeIds')
  const chosen = value[0]
  return (
    <Select
      {...field}
      options={tradeOptions(trades).map(({ value: id, label }) => ({ value: String(id), label }))}
      value={chosen === undefined ? null : String(chosen)}
      onChange={(text) => set([Number(text)])}
    />
  )
}

/** Publishes an offer. */
export function OfferForm({ trades, onSubmit, draft, onChange }: OfferFormProps) {
  const first = trades?.[0]
  if (!trades || !first) return <Spinner />
  return (
    <Form
      of={offerForm}
      label={offerCopy.create}
      initial={{ tradeIds: [first.id] }}
      draft={draft}
      onChange={onChange}
      onSubmit={onSubmit}
      success={offerCopy.created}
      failure={offerCopy.notCreated}
      resets
    >
      <Group title={offerCopy.groupWork}>
        <FormField of={offerForm} name="title" />
        <FormField of={offerForm} name="description" rows={5} />
        <TradeField trades={trades} />
        <FormField of={offerForm} name="budget" prefix="$" />
        <FormField of={offerForm} name="photoFile" />
      </Group>
      <Group title={offerCopy.groupPlace}>
        <div className={css.pair}>
          <FormField of={offerForm} name="province" />
          <FormField of={offerForm} name="city" />
        </div>
        <FormField of={offerForm} name="address" />
      </Group>
      <SubmitButton isSticky>{offerCopy.publish}</SubmitButton>
    </Form>
  )
}
