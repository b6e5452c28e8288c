'use client'
import { toUserError } from '@plomada/define'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../../base/Button/Button.tsx'
import { CopyButton } from '../../base/CopyButton/CopyButton.tsx'
import { Heading } from '../../base/Heading/Heading.tsx'
import { Inline } from '../../base/Inline/Inline.tsx'
import { Notice } from '../../base/Notice/Notice.tsx'
import { Panel } from '../../base/Panel/Panel.tsx'
import { Skeleton } from '../../base/Skeleton/Skeleton.tsx'
import { Stack } from '../../base/Stack/Stack.tsx'
import { Text } from '../../base/Text/Text.tsx'
import { ConfirmDialog } from '../../layout/ConfirmDialog/ConfirmDialog.tsx'
import { LoadFailure } from '../../marketplace/LoadFailure/LoadFailure.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import { MoreMessages } from '../../marketplace/MoreMessages.tsx'
import { useOverride } from '../../marketplace/overrides.ts'
import { esARAssignment } from '../../messages/esAR.assignment.ts'
import { useMessages } from '../../provider/context.ts'
import { agendaMessages as texts } from '../agenda.messages.ts'
import * as css from './AgendaFeed.css.ts'

export interface AgendaFeedProps {
  /** The secret address; null before it was created, undefined while it loads. */
  url: string | null | undefined
  /** Shows an error message because the address failed to load.
   * @default false */
  hasFailed?: boolean
  /** Loads the address again. */
  onRetry?: (() => void) | undefined
  /** Creates an address; the one before stops working. Its errors are shown. */
  onRenew: () => Promise<unknown>
}

const Create = ({ onRenew, onStart }: Pick<AgendaFeedProps, 'onRenew'> & { onStart: () => void }) => {
  const t = useOverride()
  const getMessage = useMessages()
  const [isWorking, setWorking] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const create = async () => {
    setWorking(true)
    setFailure(null)
    onStart()
    try {
      await onRenew()
    } catch (error) {
      setFailure(toUserError(error, getMessage('unexpected')).message)
    } finally {
      setWorking(false)
    }
  }
  return (
    <>
      {failure !== null && <Notice kind="error">{failure}</Notice>}
      <Button pending={isWorking ? t(texts.creating) : undefined} onClick={() => void create()}>
        <Message>{texts.create}</Message>
      </Button>
    </>
  )
}

const Address = ({
  url,
  onRenew,
  hasFocus,
}: { url: string; hasFocus: boolean } & Pick<AgendaFeedProps, 'onRenew'>) => {
  const t = useOverride()
  const [isOpen, setOpen] = useState(false)
  const copy = useRef<HTMLButtonElement>(null)
  // The button that created the address is gone.
  useLayoutEffect(() => {
    if (hasFocus) copy.current?.focus()
  }, [hasFocus])
  return (
    <>
      <p className={css.address}>{url}</p>
      <Text size="small" tone="muted">
        <Message>{texts.feedSecret}</Message>
      </Text>
      <Inline gap={3}>
        <CopyButton text={url} ref={copy}>
          <Message>{texts.copy}</Message>
        </CopyButton>
        <Button variant="ghost" onClick={() => setOpen(true)}>
          <Message>{texts.renew}</Message>
        </Button>
      </Inline>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t(texts.renewTitle)}
        action={t(texts.renew)}
        onConfirm={onRenew}
      >
        {t(texts.renewHelp)}
      </ConfirmDialog>
    </>
  )
}

/** Renders the secret address at which calendar programs read the agenda of the user. */
export const AgendaFeed = ({ url, hasFailed = false, onRetry, onRenew }: AgendaFeedProps) => {
  const id = useId()
  const [isCreated, setCreated] = useState(false)
  return (
    <MoreMessages messages={esARAssignment}>
      <Panel element="section" labelledBy={id}>
        <Stack gap={3} align="start">
          <Heading level={2} size="card" id={id}>
            <Message>{texts.feedTitle}</Message>
          </Heading>
          <Text>
            <Message>{texts.feedHelp}</Message>
          </Text>
          {hasFailed && url === undefined && (
            <LoadFailure onRetry={onRetry}>
              <Message>{texts.feedFailed}</Message>
            </LoadFailure>
          )}
          {!hasFailed && url === undefined && <Skeleton shape="button" />}
          {url === null && <Create onRenew={onRenew} onStart={() => setCreated(true)} />}
          {typeof url === 'string' && <Address url={url} onRenew={onRenew} hasFocus={isCreated} />}
        </Stack>
      </Panel>
    </MoreMessages>
  )
}
