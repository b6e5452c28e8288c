'use client'
import { useId, useState } from 'react'
import { House } from '../../art/House/House.tsx'
import { Button } from '../../base/Button/Button.tsx'
import { Heading } from '../../base/Heading/Heading.tsx'
import { Icon } from '../../base/Icon/Icon.tsx'
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx'
import { Words } from '../../base/Words/Words.tsx'
import { Wrap } from '../../base/Wrap/Wrap.tsx'
import { useWords } from '../../provider/index.ts'
import { homeCopy } from '../home.copy.ts'
import * as css from './Hero.css.ts'
import * as icons from '../../base/Icon/icons.ts'

export interface HeroProps {
  /** Called with what was typed, trimmed; it may be empty. */
  onSearch: (text: string) => void
}

/** The first thing on the landing page: what this is, a search, and a house in section. */
export const Hero = ({ onSearch }: HeroProps) => {
  const id = useId()
  return (
    <section className={css.hero} data-surface="inverse" aria-labelledby={id}>
      <Wrap>
        <div className={css.columns}>
          <div>
            <div className={css.lock}>
              <Heading level={1} size="hero" id={id}>
                {homeCopy.hero}
              </Heading>
              <div className={css.cota} aria-hidden="true" />
            </div>
            <p className={css.lead}>
              <Words>{homeCopy.lead}</Words>
            </p>
            <Search onSearch={onSearch} />
          </div>
          <div className={css.house}>
            <House />
          </div>
        </div>
      </Wrap>
    </section>
  )
}

const Search = ({ onSearch }: HeroProps) => {
  const words = useWords()
  const id = useId()
  const [text, setText] = useState('')
  return (
    <search>
      <form
        className={css.search}
        data-surface="plain"
        onSubmit={(event) => {
          event.preventDefault()
          onSearch(text.trim())
        }}
      >
        <VisuallyHidden>
          <label htmlFor={id}>
            <Words>{homeCopy.search}</Words>
          </label>
        </VisuallyHidden>
        <div className={css.box}>
          <Icon picture={icons.search} size="xl" tone="muted" />
          <input
            id={id}
            className={css.input}
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            placeholder={words(homeCopy.searchExample)}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </div>
        <Button type="submit" variant="accent" size="large">
          {homeCopy.searchButton}
        </Button>
      </form>
    </search>
  )
}
