'use client'
import { type ComponentType, lazy, Suspense, useId, useState } from 'react'
import { Button } from '../../base/Button/Button.tsx'
import { Heading } from '../../base/Heading/Heading.tsx'
import { Icon } from '../../base/Icon/Icon.tsx'
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import { Container } from '../../base/Container/Container.tsx'
import { homeMessages } from '../home.messages.ts'
import * as css from './Hero.css.ts'
import * as icons from '../../base/Icon/icons.ts'
import { useOverride } from '../../marketplace/overrides.ts'

// Loaded after the text and the search: the drawing is as large as the rest of the page. Without it the page stays usable.
const House = lazy<ComponentType>(() =>
  import('../../art/House/House.tsx').then(
    (module) => ({ default: module.House }),
    () => ({ default: () => null }),
  ),
)

export interface HeroProps {
  /** URL of the list, where a browser that has not run the scripts sends the text. */
  action?: string
  /** Query key of the text in that URL. */
  name?: string
  /** Called on submit with the trimmed text, which may be empty. */
  onSearch: (text: string) => void
}

/** Renders the top of the landing page: level 1 heading, search and illustration. */
export const Hero = (search: HeroProps) => {
  const id = useId()
  return (
    <section className={css.hero} data-surface="inverse" aria-labelledby={id}>
      <Container>
        <div className={css.columns}>
          <div>
            <div className={css.title}>
              <Heading level={1} size="hero" id={id}>
                <Message>{homeMessages.hero}</Message>
              </Heading>
              <div className={css.dimensionLine} aria-hidden="true" />
            </div>
            <p className={css.lead}>
              <Message>{homeMessages.lead}</Message>
            </p>
            <Search {...search} />
          </div>
          <div className={css.house}>
            <Suspense>
              <House />
            </Suspense>
          </div>
        </div>
      </Container>
    </section>
  )
}

const Search = ({ action, name, onSearch }: HeroProps) => {
  const t = useOverride()
  const id = useId()
  const [text, setText] = useState('')
  return (
    <search>
      <form
        action={action}
        className={css.search}
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
