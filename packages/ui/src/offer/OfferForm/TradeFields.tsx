import { OFFER_TRADES_MAXIMUM, type offerForm, type TradeRef, tradeOptions } from '@plomada/domain'
import { useEffect, useRef } from 'react'
import { asText } from '@plomada/domain/define'
import { Button } from '../../base/Button/Button.tsx'
import { IconButton } from '../../base/IconButton/IconButton.tsx'
import * as icons from '../../base/Icon/icons.ts'
import { Select } from '../../base/Select/Select.tsx'
import { Stack } from '../../base/Stack/Stack.tsx'
import { useFormField } from '../../form/index.ts'
import { offerCopy } from '../offer.copy.ts'
import * as css from './OfferForm.css.ts'

interface TradeFieldsProps {
  of: typeof offerForm
  trades: readonly TradeRef[]
}

/**
 * The trades that an offer asks for. Most work is of one trade, so one list stands there at first; the others are added
 * one by one. Not exported.
 */
export const TradeFields = ({ of, trades }: TradeFieldsProps) => {
  const { value, set, field } = useFormField(of, 'tradeIds')
  const taken = new Set<number>(value)
  const add = useRef<HTMLDivElement>(null)
  const chosen = value.length === 0 ? [null] : value
  const others = (id: number | null) => trades.filter((one) => one.id === id || !taken.has(one.id))
  const [next] = others(null)
  const choose = (index: number, id: number) => set(Object.assign([...value], { [index]: id }))
  const isRemoved = useRef(false)
  useEffect(() => {
    // The button that had the focus went with its line; the one that adds may have come back just now.
    if (isRemoved.current && value.length > 0) add.current?.querySelector('button')?.focus()
    isRemoved.current = false
  }, [value.length])
  const remove = (id: number | null) => {
    isRemoved.current = true
    set(value.filter((one) => one !== id))
  }
  return (
    <Stack gap={3}>
      {chosen.map((id, index) => (
        <div key={index} className={index === 0 ? undefined : css.line}>
          <Select
            {...field}
            {...(index > 0 && { label: offerCopy.otherTrade(index + 1), name: `${field.name}-${index}` })}
            errorMessage={index === 0 ? field.errorMessage : undefined}
            options={asText(tradeOptions(others(id)))}
            value={id === null ? null : String(id)}
            onChange={(text) => choose(index, Number(text))}
          />
          {index > 0 && (
            <IconButton
              icon={icons.close}
              label={offerCopy.removeTrade(trades.find((one) => one.id === id)?.name ?? '')}
              onClick={() => remove(id)}
            />
          )}
        </div>
      ))}
      <div ref={add}>
        {next && value.length < OFFER_TRADES_MAXIMUM && (
          <Button variant="ghost" size="small" icon={icons.plus} onClick={() => set([...value, next.id])}>
            {offerCopy.addTrade}
          </Button>
        )}
      </div>
    </Stack>
  )
}
