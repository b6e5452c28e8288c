'use client'
import { type Trade, tradeForm } from '@plomada/domain'
import type { DataOf } from '@plomada/domain/contract'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../base/Button/Button.tsx'
import { Heading } from '../../base/Heading/Heading.tsx'
import { Notice } from '../../base/Notice/Notice.tsx'
import { Panel } from '../../base/Panel/Panel.tsx'
import { Stack } from '../../base/Stack/Stack.tsx'
import { Form } from '../../form/Form/Form.tsx'
import { FormFields } from '../../form/FormFields/FormFields.tsx'
import { SubmitButton } from '../../form/SubmitButton/SubmitButton.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import { useMarketplaceTexts } from '../../marketplace/overrides.ts'
import { tradeMessages } from '../trade.messages.ts'

/** Data that the form submits. */
export type TradeData = DataOf<typeof tradeForm>

export interface TradeFormProps {
  /** Trade to edit; null to add a new one.
   * @default null */
  trade?: Trade | null
  /** Saves the data as a new trade, or as the edited one. If it throws, the form shows the error. */
  onSubmit: (data: TradeData, trade: Trade | null) => Promise<unknown>
  /** Called after an edit was saved or canceled. Set `trade` to null. */
  onEditEnd: () => void
  /** Focuses the first field on mount. Set it on the page for adding a trade.
   * @default false */
  hasAutoFocus?: boolean
}

/** Renders a form that adds or edits a trade. */
export const TradeForm = ({ trade = null, onSubmit, onEditEnd, hasAutoFocus = false }: TradeFormProps) => {
  const texts = useMarketplaceTexts()
  // Outside the form, which is remounted when the trade changes.
  const [isSaved, setSaved] = useState(false)
  const container = useRef<HTMLDivElement>(null)
  const latestId = useRef(hasAutoFocus ? undefined : trade?.id)
  useEffect(() => {
    if (latestId.current === trade?.id && !hasAutoFocus) return
    latestId.current = trade?.id
    // `FormFields` has no ref to its first field.
    container.current?.querySelector('input')?.focus()
  }, [trade?.id, hasAutoFocus])

  const submit = async (data: TradeData) => {
    setSaved(false)
    await onSubmit(data, trade)
    setSaved(true)
    if (trade) onEditEnd()
  }
  return (
    <Stack>
      {isSaved && (
        <Notice kind="success" onClose={() => setSaved(false)}>
          <Message>{tradeMessages.saved}</Message>
        </Notice>
      )}
      <Panel>
        <div ref={container}>
          <Stack gap={5}>
            <Heading level={2} size="h3">
              <Message>{trade ? tradeMessages.editTrade : tradeMessages.newTrade}</Message>
            </Heading>
            <Form
              key={trade?.id ?? 'new'}
              {...texts}
              form={tradeForm}
              {...(trade && { initial: { name: trade.name, description: trade.description } })}
              onSubmit={submit}
              resetOnSuccess={trade === null}
            >
              <FormFields form={tradeForm} />
              <SubmitButton
                secondaryAction={
                  trade && (
                    <Button variant="secondary" onClick={onEditEnd}>
                      <Message>{tradeMessages.cancel}</Message>
                    </Button>
                  )
                }
              >
                <Message>{trade ? tradeMessages.update : tradeMessages.add}</Message>
              </SubmitButton>
            </Form>
          </Stack>
        </div>
      </Panel>
    </Stack>
  )
}
