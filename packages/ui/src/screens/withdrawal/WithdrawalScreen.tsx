'use client'
import type { WithdrawalReceipt, WithdrawalRequest } from '@plomada/domain'
import { useState } from 'react'
import { Heading, Notice, Stack, Text } from '../../base/index.ts'
import { FormPage } from '../../layout/index.ts'
import { Message, useOverride } from '../../marketplace/index.ts'
import {
  WithdrawalCode,
  WithdrawalForm,
  type WithdrawalFormProps,
  withdrawalMessages as texts,
} from '../../withdrawal/index.ts'

export interface WithdrawalScreenProps extends Pick<WithdrawalFormProps, 'jobs' | 'person'> {
  /** Sends the request and returns its code. If it throws, the form shows the error. */
  onSubmit: (request: WithdrawalRequest) => Promise<WithdrawalReceipt>
}

const Part = ({ title, text }: { title: string; text: string }) => (
  <Stack gap={2}>
    <Heading level={2} size="h3">
      <Message>{title}</Message>
    </Heading>
    <Text>
      <Message>{text}</Message>
    </Text>
  </Stack>
)

/** Renders /arrepentimiento: the right of withdrawal and its form, then the code of the request. */
export const WithdrawalScreen = ({ onSubmit, ...form }: WithdrawalScreenProps) => {
  const t = useOverride()
  const [receipt, setReceipt] = useState<WithdrawalReceipt | null>(null)
  return (
    <FormPage title={t(texts.title)} lead={<Message>{texts.lead}</Message>}>
      {receipt ? (
        <WithdrawalCode receipt={receipt} />
      ) : (
        <>
          <Part title={texts.when} text={texts.whenHelp} />
          <Part title={texts.how} text={texts.howHelp} />
          <noscript>
            <Notice kind="info">{t(texts.needsScripts)}</Notice>
          </noscript>
          <WithdrawalForm
            // The fields depend on the jobs, which may load later than the page.
            key={form.jobs?.length ?? 0}
            {...form}
            onSubmit={async (request) => setReceipt(await onSubmit(request))}
          />
        </>
      )}
    </FormPage>
  )
}
