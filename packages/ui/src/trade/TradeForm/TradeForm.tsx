'use client'
import { type Trade, tradeForm } from '@plomada/domain'
import type { DataOf } from '@plomada/domain/define'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../base/Button/Button.tsx'
import { Heading } from '../../base/Heading/Heading.tsx'
import { Notice } from '../../base/Notice/Notice.tsx'
import { Panel } from '../../base/Panel/Panel.tsx'
import { Stack } from '../../base/Stack/Stack.tsx'
import { Form } from '../../form/Form/Form.tsx'
import { FormFields } from '../../form/FormFields/FormFields.tsx'
import { SubmitButton } from '../../form/SubmitButton/SubmitButton.tsx'
import { tradeCopy } from '../trade.copy.ts'

/** What the form hands over. */
export type TradeData = DataOf<typeof tradeForm>

export interface TradeFormProps {
  /** The trade that is being changed; null to add one.
   * @default null */
  trade?: Trade | null
  /** Keeps what was filled in, as a new trade or in place of the one that is there; what it throws is shown. */
  onSubmit: (data: TradeData, trade: Trade | null) => Promise<unknown>
  /** Called when a change is over, kept or cancelled: the form adds again. */
  onEditEnd: () => void
  /** Takes the focus at once, on a page that is there for adding.
   * @default false */
  isFocused?: boolean
}

/** Adds a trade or changes one. */
export const TradeForm = ({ trade = null, onSubmit, onEditEnd, isFocused = false }: TradeFormProps) => {
  // Services the form, which starts anew with every trade: the news must outlive it.
  const [isSaved, setSaved] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const held = useRef(isFocused ? undefined : trade?.id)
  useEffect(() => {
    if (held.current === trade?.id && !isFocused) return
    held.current = trade?.id
    // The fields are drawn from the declaration, and the first of them is where one goes on.
    box.current?.querySelector('input')?.focus()
  }, [trade?.id, isFocused])

  const send = async (data: TradeData) => {
    setSaved(false)
    await onSubmit(data, trade)
    setSaved(true)
    if (trade) onEditEnd()
  }
  return (
    <Stack>
      {isSaved && (
        <Notice kind="success" onClose={() => setSaved(false)}>
          {tradeCopy.saved}
        </Notice>
      )}
      <Panel>
        <div ref={box}>
          <Stack gap={5}>
            <Heading level={2} size="h3">
              {trade ? tradeCopy.editTrade : tradeCopy.newTrade}
            </Heading>
            <Form
              key={trade?.id ?? 'new'}
              of={tradeForm}
              {...(trade && { initial: { name: trade.name, description: trade.description } })}
              onSubmit={send}
              resets={trade === null}
            >
              <FormFields of={tradeForm} />
              <SubmitButton
                beside={
                  trade && (
                    <Button variant="secondary" onClick={onEditEnd}>
                      {tradeCopy.cancel}
                    </Button>
                  )
                }
              >
                {trade ? tradeCopy.update : tradeCopy.add}
              </SubmitButton>
            </Form>
          </Stack>
        </div>
      </Panel>
    </Stack>
  )
}
