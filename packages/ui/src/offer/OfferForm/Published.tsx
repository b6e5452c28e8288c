'use client'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '../../base/Button/Button.tsx'
import { ButtonLink } from '../../base/ButtonLink/ButtonLink.tsx'
import { Inline } from '../../base/Inline/Inline.tsx'
import { Stack } from '../../base/Stack/Stack.tsx'
import { useFormContext } from '../../form/context.ts'
import { Message } from '../../marketplace/Message/Message.tsx'
import * as offerMessages from '../offer.messages.ts'

interface PublishedProps {
  /** Address of the published offer. */
  href: string
  /** Called when the confirmation has left the page. */
  onLeave: () => void
}

/** Renders the confirmation of a publication, with a link to the offer and a button that starts another one. */
export function Published({ href, onLeave }: PublishedProps) {
  const { clearOutcome } = useFormContext()
  const text = useRef<HTMLSpanElement>(null)
  const leave = useEffectEvent(onLeave)
  useEffect(() => {
    const element = text.current
    return () => {
      // Strict mode repeats effects of an element that stays.
      if (!element?.isConnected) leave()
    }
  }, [])
  return (
    <Stack gap={2}>
      <span ref={text}>
        <Message>{offerMessages.created}</Message>
      </span>
      <Inline gap={2}>
        <ButtonLink href={href} size="small">
          <Message>{offerMessages.viewPublished}</Message>
        </ButtonLink>
        <Button
          variant="secondary"
          size="small"
          onClick={({ currentTarget: { form } }) => {
            const title = form?.elements.namedItem('title')
            if (title instanceof HTMLElement) title.focus()
            clearOutcome()
          }}
        >
          <Message>{offerMessages.publishAnother}</Message>
        </Button>
      </Inline>
    </Stack>
  )
}
