'use client'
import { useState } from 'react'
import { baseCopy } from '../base.copy.ts'
import { Button } from '../Button/Button.tsx'
import * as icons from '../Icon/icons.ts'
import { Notice } from '../Notice/Notice.tsx'
import { Stack } from '../Stack/Stack.tsx'

export interface ShareButtonProps {
  /** What is shared, in a few words. */
  title: string
  /** Its address.
   * @default the page that one is on */
  url?: string
}

type Outcome = 'copied' | 'byHand' | null

/** Passes a page on: with the device's own sheet, or its address for pasting where there is none. */
export const ShareButton = ({ title, url }: ShareButtonProps) => {
  const [outcome, setOutcome] = useState<Outcome>(null)
  const address = () => url ?? window.location.href

  const share = async () => {
    setOutcome(null)
    const shared = { title, url: address() }
    // Not every browser has it, whatever the types say.
    if ((navigator as Partial<Navigator>).canShare?.(shared)) {
      try {
        return await navigator.share(shared)
      } catch (error) {
        // Closed without sharing: there is nothing to say.
        if (error instanceof DOMException && error.name === 'AbortError') return
      }
    }
    try {
      await navigator.clipboard.writeText(shared.url)
      setOutcome('copied')
    } catch {
      setOutcome('byHand')
    }
  }

  return (
    <Stack gap={3} align="start">
      <Button variant="ghost" icon={icons.share} onClick={() => void share()}>
        {baseCopy.share}
      </Button>
      {outcome === 'copied' && (
        <Notice kind="success" onClose={() => setOutcome(null)}>
          {baseCopy.linkCopied}
        </Notice>
      )}
      {outcome === 'byHand' && (
        <Notice onClose={() => setOutcome(null)}>{baseCopy.linkByHand(address())}</Notice>
      )}
    </Stack>
  )
}
