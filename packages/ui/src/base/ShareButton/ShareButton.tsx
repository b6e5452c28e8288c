'use client'
import { useState } from 'react'
import { useMessages } from '../../provider/context.ts'
import { Button } from '../Button/Button.tsx'
import * as icons from '../Icon/icons.ts'
import { LiveRegion } from '../Notice/LiveRegion.tsx'
import { Notice } from '../Notice/Notice.tsx'
import type { PassThroughProps } from '../passThrough.ts'
import { Stack } from '../Stack/Stack.tsx'

export interface ShareButtonProps extends PassThroughProps<HTMLButtonElement> {
  /** Title of the shared page. */
  title: string
  /** URL of the shared page.
   * @default the current page */
  url?: string
}

/** Renders a button that opens the share sheet of the device, or copies the URL where there is none. */
export const ShareButton = ({ title, url, ...rest }: ShareButtonProps) => {
  const getMessage = useMessages()
  const [outcome, setOutcome] = useState<'copied' | 'notCopied' | null>(null)
  const address = () => url ?? window.location.href

  const share = async () => {
    setOutcome(null)
    const shared = { title, url: address() }
    // Some browsers lack `canShare`, although the types declare it.
    if ((navigator as Partial<Navigator>).canShare?.(shared)) {
      try {
        return await navigator.share(shared)
      } catch (error) {
        // The user closed the share sheet.
        if (error instanceof DOMException && error.name === 'AbortError') return
      }
    }
    try {
      await navigator.clipboard.writeText(shared.url)
      setOutcome('copied')
    } catch {
      setOutcome('notCopied')
    }
  }

  return (
    <Stack gap={3} align="start">
      <Button variant="ghost" icon={icons.share} onClick={() => void share()} {...rest}>
        {getMessage('share.label')}
      </Button>
      <LiveRegion>
        {outcome && (
          <Notice kind={outcome === 'copied' ? 'success' : 'info'} onClose={() => setOutcome(null)}>
            {outcome === 'copied'
              ? getMessage('share.copied')
              : getMessage('share.failed', { address: address() })}
          </Notice>
        )}
      </LiveRegion>
    </Stack>
  )
}
