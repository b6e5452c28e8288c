'use client'
import { cities, type City, type Trade, TRADE_QUERY_KEY } from '@plomada/domain'
import { type SubmitEvent, useId } from 'react'
import { Button } from '../../base/Button/Button.tsx'
import { useEarlyInput } from '../../base/Field/useEarlyInput.ts'
import * as icons from '../../base/Icon/icons.ts'
import { NativeSelect } from '../../base/NativeSelect/NativeSelect.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import { useOverride } from '../../marketplace/overrides.ts'
import { landingMessages } from '../home.landing.messages.ts'
import * as css from './TradeSearch.css.ts'

/** Query key of the city in the URL of the list. */
const CITY_QUERY_KEY = 'ciudad'

/** What a visitor looks for; undefined for any. */
export interface TradeSearchChoice {
  trade: Trade | undefined
  city: City | undefined
}

export interface TradeSearchProps {
  /** Trades to choose from; undefined while they load. */
  trades: readonly Trade[] | undefined
  /** URL of the list of professionals, where a browser without scripts sends the choice. */
  action: string
  /** Called on submit. */
  onSearch: (choice: TradeSearchChoice) => void
}

/** Renders the search for professionals by trade and city. */
export const TradeSearch = ({ trades = [], action, onSearch }: TradeSearchProps) => {
  const t = useOverride()
  const id = useId()
  const early = useEarlyInput(TRADE_QUERY_KEY)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // Read from the form: a choice made before hydration is not in any state.
    const data = new FormData(event.currentTarget)
    onSearch({
      trade: trades.find((trade) => String(trade.id) === data.get(TRADE_QUERY_KEY)),
      city: cities.find((city) => city === data.get(CITY_QUERY_KEY)),
    })
  }
  return (
    <search aria-label={t(landingMessages.findLabel)}>
      <form action={action} className={css.form} data-surface="plain" onSubmit={submit} {...early}>
        <NativeSelect
          id={`${id}trade`}
          name={TRADE_QUERY_KEY}
          label={t(landingMessages.trade)}
          options={[
            { value: '', label: t(landingMessages.anyTrade) },
            ...trades.map((trade) => ({ value: String(trade.id), label: trade.name })),
          ]}
          defaultValue=""
        />
        <NativeSelect
          id={`${id}city`}
          name={CITY_QUERY_KEY}
          label={t(landingMessages.city)}
          options={[
            { value: '', label: t(landingMessages.anyCity) },
            ...cities.map((city) => ({ value: city, label: t(city) })),
          ]}
          defaultValue=""
        />
        <div className={css.button}>
          <Button type="submit" variant="accent" size="large" icon={icons.search}>
            <Message>{landingMessages.find}</Message>
          </Button>
        </div>
      </form>
    </search>
  )
}
