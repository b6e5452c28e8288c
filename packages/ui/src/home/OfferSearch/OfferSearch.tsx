'use client'
import { useId, useState } from 'react'
import { Button } from '../../base/Button/Button.tsx'
import { Icon } from '../../base/Icon/Icon.tsx'
import * as icons from '../../base/Icon/icons.ts'
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import { useOverride } from '../../marketplace/overrides.ts'
import { homeMessages } from '../home.messages.ts'
import * as css from './OfferSearch.css.ts'

export interface OfferSearchProps {
  /** URL of the list, where a browser that has not run the scripts sends the text. */
  action?: string
  /** Query key of the text in that URL. */
  name?: string
  /** Called on submit with the trimmed text, which may be empty. */
  onSearch: (text: string) => void
}

/** Renders the search for offers by name. */
export const OfferSearch = ({ action, name, onSearch }: OfferSearchProps) => {
  const t = useOverride()
  const id = useId()
  const [text, setText] = useState('')
  return (
    <search>
      <form
        action={action}
        className={css.form}
        data-surface="plain"
        onSubmit={(event) => {
          event.preventDefault()
          onSearch(text.trim())
        }}
      >
        <VisuallyHidden>
          <label htmlFor={id}>
            <Message>{homeMessages.search}</Message>
          </label>
        </VisuallyHidden>
        <div className={css.box}>
          <Icon icon={icons.search} size="xl" tone="muted" />
          <input
            id={id}
            name={name}
            className={css.input}
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            placeholder={t(homeMessages.searchExample)}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </div>
        <Button type="submit" variant="accent" size="large">
          <Message>{homeMessages.searchButton}</Message>
        </Button>
      </form>
    </search>
  )
}
