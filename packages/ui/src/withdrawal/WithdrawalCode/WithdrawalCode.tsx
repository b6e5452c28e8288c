'use client'
import type { WithdrawalReceipt } from '@plomada/domain'
import { useEffect, useRef } from 'react'
import { Heading } from '../../base/Heading/Heading.tsx'
import { Panel } from '../../base/Panel/Panel.tsx'
import { Stack } from '../../base/Stack/Stack.tsx'
import { Text } from '../../base/Text/Text.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import { useOverride } from '../../marketplace/overrides.ts'
import { useFormats } from '../../provider/useFormats.ts'
import { withdrawalMessages as texts } from '../withdrawal.messages.ts'
import * as css from './WithdrawalCode.css.ts'

export interface WithdrawalCodeProps {
  /** The code of the request, and by when it has its effect. */
  receipt: WithdrawalReceipt
}

/** Renders the code of a request to withdraw and what happens next. Takes the focus, as it replaces the form. */
export const WithdrawalCode = ({ receipt: { code, isDone, dueAt } }: WithdrawalCodeProps) => {
  const t = useOverride()
  const { dateTime } = useFormats()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Panel>
      <Stack gap={4}>
        <Heading level={2} ref={heading} isFocusable>
          <Message>{isDone ? texts.doneTitle : texts.codeTitle}</Message>
        </Heading>
        <div>
          <Text size="label" tone="muted">
            <Message>{texts.code}</Message>
          </Text>
          <p className={css.code}>{code}</p>
          <Text size="small" tone="muted">
            <Message>{texts.keepCode}</Message>
          </Text>
        </div>
        <Text>{t(isDone ? texts.doneNext : texts.next(dateTime(dueAt)))}</Text>
      </Stack>
    </Panel>
  )
}
