'use client'
import { capitalize, fullName, refundStateLabels, type Receipt } from '@plomada/domain'
import { useMoneyText } from '../../application/useMoneyText.ts'
import { Day } from '../../base/Day/Day.tsx'
import { DescriptionList } from '../../base/DescriptionList/DescriptionList.tsx'
import { Heading } from '../../base/Heading/Heading.tsx'
import { Money } from '../../base/Money/Money.tsx'
import { Panel } from '../../base/Panel/Panel.tsx'
import { Stack } from '../../base/Stack/Stack.tsx'
import { Table } from '../../base/Table/Table.tsx'
import { Text } from '../../base/Text/Text.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import { type Override, useOverride } from '../../marketplace/overrides.ts'
import { useFormats } from '../../provider/useFormats.ts'
import { receiptMessages as texts } from '../receipt.messages.ts'

export interface ReceiptDocumentProps {
  /** What a client paid, and where that money is now. */
  receipt: Receipt
}

interface Formats {
  t: Override
  toMoney: (amount: number) => string
  toDay: (date: Date) => string
}

/** Returns where the money of a payment is, a sentence for each part of it. */
function getMoneySentences(receipt: Receipt, { t, toMoney, toDay }: Formats): string[] {
  const { held, released, releasedAt, payee, chargeback, refunds } = receipt
  const hasFailed = refunds.some(({ state }) => state === 'failed')
  const parts: (string | null)[] = [
    held > 0 ? t((hasFailed ? texts.heldByFailure : texts.held)(toMoney(held))) : null,
    chargeback && t((chargeback.isLost ? texts.chargedBack : texts.disputed)(toMoney(chargeback.amount))),
    releasedAt && payee ? t(texts.released(toMoney(released), payee.firstName, toDay(releasedAt))) : null,
    ...refunds.map(({ amount, state, createdAt, doneAt, isByProvider }) => {
      if (state === 'failed') return null
      return doneAt
        ? t((isByProvider ? texts.returnedByProvider : texts.returned)(toMoney(amount), toDay(doneAt)))
        : t(texts.returning(toMoney(amount), toDay(createdAt)))
    }),
  ]
  return parts.filter((part) => part !== null)
}

const Refunds = ({ refunds }: Pick<Receipt, 'refunds'>) => {
  const t = useOverride()
  return (
    <Stack gap={2}>
      <Table
        rows={refunds}
        caption={t(texts.refunds)}
        columns={[
          { label: t(texts.state), cell: ({ state }) => <Message>{refundStateLabels[state]}</Message> },
          { label: t(texts.requestedAt), cell: ({ createdAt }) => <Day date={createdAt} /> },
          {
            label: t(texts.doneAt),
            cell: ({ doneAt }) => (doneAt ? <Day date={doneAt} /> : <Message>{texts.notDone}</Message>),
          },
          { label: t(texts.amount), isNumeric: true, cell: ({ amount }) => <Money amount={amount} /> },
        ]}
      />
      <Text size="small" tone="muted">
        <Message>{texts.refundHelp}</Message>
      </Text>
    </Stack>
  )
}

/** Renders what a client paid, the professional, where the money is now, and what went back. */
export const ReceiptDocument = ({ receipt }: ReceiptDocumentProps) => {
  const t = useOverride()
  const toMoney = useMoneyText()
  const { day } = useFormats()
  const { amount, isSupplement, paidAt, payer, payee, offer, refunds } = receipt
  const sentences = getMoneySentences(receipt, { t, toMoney, toDay: day })
  return (
    <Stack gap={5}>
      <Panel>
        <DescriptionList
          items={[
            {
              id: 'amount',
              term: t(isSupplement ? texts.supplement : texts.amount),
              description: <Money amount={amount} size="price" />,
            },
            { id: 'paidAt', term: t(texts.paidAt), description: <Day date={paidAt} /> },
            { id: 'payer', term: t(texts.payer), description: fullName(payer) },
            { id: 'payee', term: t(texts.payee), description: payee && fullName(payee) },
            { id: 'offer', term: t(texts.offer), description: capitalize(offer.title) },
          ]}
        />
      </Panel>
      <Panel>
        <Stack gap={3}>
          <Heading level={2} size="card">
            <Message>{texts.money}</Message>
          </Heading>
          {sentences.map((sentence, index) => (
            // Two refunds may have the same sentence.
            <Text key={`${index} ${sentence}`}>{sentence}</Text>
          ))}
        </Stack>
      </Panel>
      {refunds.length > 0 && <Refunds refunds={refunds} />}
    </Stack>
  )
}
