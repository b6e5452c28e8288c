'use client'
import { type PeriodFilters, periodFilters } from '@plomada/domain'
import { DateRangeField } from '../../base/DateRangeField/DateRangeField.tsx'
import { Stack } from '../../base/Stack/Stack.tsx'
import { ledgerMessages as texts } from '../../ledger/ledger.messages.ts'
import { Message } from '../../marketplace/Message/Message.tsx'
import { MoreMessages } from '../../marketplace/MoreMessages.tsx'
import { esARApplication } from '../../messages/esAR.application.ts'
import { useMessages } from '../../provider/context.ts'
import type { FilteredList } from '../FilteredList.ts'

type PeriodFieldProps = FilteredList<PeriodFilters, never>['filterProps']

const Period = ({ value, onChange }: PeriodFieldProps) => {
  const getMessage = useMessages()
  const { from = null, to = null, invalid } = value
  return (
    <DateRangeField
      label={<Message>{texts.period}</Message>}
      value={{ start: from, end: to }}
      errorMessage={invalid && getMessage('filter.invalid')}
      onChange={({ start, end }) =>
        onChange(periodFilters.change(value, { from: start ?? undefined, to: end ?? undefined }))
      }
    />
  )
}

/** Renders the period of a page about money. */
export const PeriodField = (props: PeriodFieldProps) => (
  <MoreMessages messages={esARApplication}>
    <Stack align="start">
      <Period {...props} />
    </Stack>
  </MoreMessages>
)
