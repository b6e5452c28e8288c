'use client'
import { type PayoutResults, payoutResultsForm } from '@plomada/domain'
import { useState } from 'react'
import { Notice } from '../../base/Notice/Notice.tsx'
import { Panel } from '../../base/Panel/Panel.tsx'
import { Stack } from '../../base/Stack/Stack.tsx'
import { Table } from '../../base/Table/Table.tsx'
import { Form, FormField, SubmitButton } from '../../form/index.ts'
import { Message } from '../../marketplace/Message/Message.tsx'
import { useMarketplaceTexts, useOverride } from '../../marketplace/overrides.ts'
import { payoutDeskMessages as texts } from '../payout.messages.ts'

export interface PayoutResultsFormProps {
  /** Imports the answer of the bank. The form shows the errors that it throws. */
  onImport: (data: { text: string }) => Promise<PayoutResults>
}

/** Renders the form with the answer of the bank, and below it the lines that changed nothing. */
export const PayoutResultsForm = ({ onImport }: PayoutResultsFormProps) => {
  const t = useOverride()
  const marketplaceTexts = useMarketplaceTexts()
  const [results, setResults] = useState<PayoutResults>()
  return (
    <Stack gap={4}>
      <Form
        {...marketplaceTexts}
        form={payoutResultsForm}
        label={t(texts.importTitle)}
        onSubmit={async (data) => setResults(await onImport(data))}
        resetOnSuccess
      >
        <FormField form={payoutResultsForm} name="text" rows={5} />
        <SubmitButton>
          <Message>{texts.import}</Message>
        </SubmitButton>
      </Form>
      {results && (
        <Notice kind={results.refused.length > 0 ? 'info' : 'success'}>
          <Message>{texts.imported(results.paid, results.failed, results.unchanged)}</Message>
        </Notice>
      )}
      {results && results.refused.length > 0 && (
        <Panel padding="none" isClipped>
          <Table
            caption={t(texts.refused)}
            columns={[
              { label: t(texts.line), cell: ({ line }) => line },
              { label: t(texts.reference), cell: ({ text }) => text },
              { label: t(texts.problem), cell: ({ problem }) => <Message>{problem}</Message> },
            ]}
            getKey={({ line }) => line}
            rows={results.refused}
          />
        </Panel>
      )}
    </Stack>
  )
}
