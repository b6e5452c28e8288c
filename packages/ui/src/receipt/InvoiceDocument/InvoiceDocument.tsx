'use client'
import {
  capitalize,
  formatCuit,
  formatInvoiceNumber,
  fullName,
  type Invoice,
  type InvoiceRef,
  taxConditionLabels,
} from '@plomada/domain'
import { Day } from '../../base/Day/Day.tsx'
import { DescriptionList } from '../../base/DescriptionList/DescriptionList.tsx'
import { OptionalLink } from '../../base/Link/OptionalLink.tsx'
import { Money } from '../../base/Money/Money.tsx'
import { Notice } from '../../base/Notice/Notice.tsx'
import { Panel } from '../../base/Panel/Panel.tsx'
import { Stack } from '../../base/Stack/Stack.tsx'
import { Text } from '../../base/Text/Text.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import { useOverride } from '../../marketplace/overrides.ts'
import { invoiceMessages as texts } from '../receipt.messages.ts'

export interface InvoiceDocumentProps {
  /** A document of the commission of a job, or one that takes it back. */
  invoice: Invoice
  /** Returns the URL of another document. */
  hrefFor?: ((invoice: InvoiceRef) => string) | undefined
  /** Returns the URL of the job. */
  jobHrefFor?: ((job: Invoice['assignment']) => string) | undefined
}

/** Renders the other document of a commission that was taken back. */
const Other = ({ invoice, hrefFor }: InvoiceDocumentProps) => {
  const t = useOverride()
  const other = invoice.refersTo ?? invoice.credit
  if (other === null) return null
  const text = invoice.refersTo ? texts.refersTo : texts.takenBackBy
  return (
    <Notice kind="info">
      <OptionalLink href={hrefFor?.(other)}>{t(text(formatInvoiceNumber(other)))}</OptionalLink>
      {'. '}
      <Message>{texts.takenBackHelp}</Message>
    </Notice>
  )
}

/** Renders a document of the commission: its professional, the job, the amount, and whether it is an invoice. */
export const InvoiceDocument = (props: InvoiceDocumentProps) => {
  const t = useOverride()
  const { invoice, jobHrefFor } = props
  const { kind, base, amount, cuit, taxCondition, cae, caeExpiresOn, assignment } = invoice
  const isCredit = kind === 'credit'
  return (
    <Stack gap={5}>
      {cae === null && (
        <Text weight="strong">
          <Message>{texts.notInvoice}</Message>
        </Text>
      )}
      <Other {...props} />
      <Panel>
        <DescriptionList
          items={[
            { id: 'number', term: t(texts.number), description: formatInvoiceNumber(invoice) },
            { id: 'createdAt', term: t(texts.createdAt), description: <Day date={invoice.createdAt} /> },
            {
              id: 'professional',
              term: t(texts.professional),
              description: fullName(invoice.professional),
            },
            {
              id: 'cuit',
              term: t(texts.cuit),
              description: cuit === null ? <Message>{texts.noCuit}</Message> : formatCuit(cuit),
            },
            ...(taxCondition === null
              ? []
              : [
                  {
                    id: 'taxCondition',
                    term: t(texts.taxCondition),
                    description: t(taxConditionLabels[taxCondition]),
                  },
                ]),
            {
              id: 'job',
              term: t(texts.job),
              description: (
                <OptionalLink href={jobHrefFor?.(assignment)}>{capitalize(assignment.title)}</OptionalLink>
              ),
            },
          ]}
        />
      </Panel>
      <Panel>
        <DescriptionList
          layout="rows"
          items={[
            { id: 'base', term: t(texts.base), description: <Money amount={base / 100} /> },
            {
              id: 'amount',
              term: t(isCredit ? texts.amountBack : texts.amount),
              description: <Money amount={amount / 100} size="price" />,
            },
            ...(isCredit
              ? []
              : [{ id: 'net', term: t(texts.net), description: <Money amount={(base - amount) / 100} /> }]),
          ]}
        />
      </Panel>
      {cae !== null && (
        <DescriptionList
          items={[
            { id: 'cae', term: t(texts.cae), description: cae },
            {
              id: 'caeExpiresOn',
              term: t(texts.caeExpiresOn),
              description: caeExpiresOn && <Day date={caeExpiresOn} />,
            },
          ]}
        />
      )}
    </Stack>
  )
}
