'use client'
import { OFFER_TRADES_MAXIMUM, type offerForm, type TradeRef, tradeOptions } from '@plomada/domain'
import { useEffect, useRef } from 'react'
import { toTextOptions } from '@plomada/domain/contract'
import { Button } from '../../base/Button/Button.tsx'
import { IconButton } from '../../base/IconButton/IconButton.tsx'
import * as icons from '../../base/Icon/icons.ts'
import { Select } from '../../base/Select/Select.tsx'
import { Stack } from '../../base/Stack/Stack.tsx'
import { useFormField } from '../../form/index.ts'
import { Message } from '../../marketplace/Message/Message.tsx'
import { useOverride } from '../../marketplace/overrides.ts'
import * as offerMessages from '../offer.messages.ts'
import * as css from './OfferForm.css.ts'

interface TradeFieldsProps {
  form: typeof offerForm
  trades: readonly TradeRef[]
}

/** Renders the trades of an offer: one select initially, and a button that adds up to four. */
export const TradeFields = ({ form, trades }: TradeFieldsProps) => {
  const { value, setValue, field } = useFormField(form, 'tradeIds')
  const t = useOverride()
  const selectedIds = new Set<number>(value)
  const addButton = useRef<HTMLDivElement>(null)
  const rows = value.length === 0 ? [null] : value
  const getAvailable = (id: number | null) =>
    trades.filter((trade) => trade.id === id || !selectedIds.has(trade.id))
  const [next] = getAvailable(null)
  const select = (index: number, id: number) => setValue(Object.assign([...value], { [index]: id }))
  const isRemoved = useRef(false)
  useEffect(() => {
    // The focused button was removed with its row. The add button may have been hidden before.
    if (isRemoved.current && value.length > 0) addButton.current?.querySelector('button')?.focus()
    isRemoved.current = false
  }, [value.length])
  const remove = (id: number | null) => {
    isRemoved.current = true
    setValue(value.filter((other) => other !== id))
  }
  return (
    <Stack gap={3}>
      {rows.map((id, index) => (
        <div key={index} className={index === 0 ? undefined : css.row}>
          <Select
            {...field}
            {...(index > 0 && {
              label: t(offerMessages.otherTrade(index + 1)),
              name: `${field.name}-${index}`,
            })}
            errorMessage={index === 0 ? field.errorMessage : undefined}
            options={toTextOptions(tradeOptions(getAvailable(id)))}
            value={id === null ? null : String(id)}
            onChange={(text) => select(index, Number(text))}
          />
          {index > 0 && (
            <IconButton
              icon={icons.close}
              label={t(offerMessages.removeTrade(trades.find((trade) => trade.id === id)?.name ?? ''))}
              onClick={() => remove(id)}
            />
          )}
        </div>
      ))}
      <div ref={addButton}>
        {next && value.length < OFFER_TRADES_MAXIMUM && (
          <Button
            variant="ghost"
            size="small"
            icon={icons.plus}
            onClick={() => setValue([...value, next.id])}
          >
            <Message>{offerMessages.addTrade}</Message>
          </Button>
        )}
      </div>
    </Stack>
  )
}
