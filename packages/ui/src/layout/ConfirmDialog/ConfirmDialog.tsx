'use client'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { Button } from '../../base/Button/Button.tsx'
import { Dialog } from '../../base/Dialog/Dialog.tsx'
import { Notice } from '../../base/Notice/Notice.tsx'
import { Stack } from '../../base/Stack/Stack.tsx'
import { Text } from '../../base/Text/Text.tsx'
import { refusalOf } from '@plomada/domain/define'
import { layoutCopy } from '../layout.copy.ts'

export interface ConfirmDialogProps {
  /** Whether it is on screen. */
  isOpen: boolean
  /** Called when it closes: nothing was done, or all of it was. */
  onClose: () => void
  /** What is about to be done, and to whom. */
  title: string
  /** What follows from it, in a sentence. */
  children: ReactNode
  /** The verb on the button that does it. */
  action: string
  /** `danger` for what takes something away.
   * @default 'danger' */
  tone?: 'danger' | 'primary'
  /** Does it. What it throws is said in the dialog, which then stays open. */
  onConfirm: () => Promise<unknown>
}

/** Asks before something is done, says how it goes, and closes once it is done. */
export const ConfirmDialog = ({
  isOpen,
  onClose,
  title,
  children,
  action,
  tone = 'danger',
  onConfirm,
}: ConfirmDialogProps) => {
  const [isWorking, setWorking] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const close = () => {
    // What was started cannot be called back by closing a window.
    if (isWorking) return
    setFailure(null)
    onClose()
  }
  const confirm = async () => {
    setWorking(true)
    setFailure(null)
    try {
      await onConfirm()
      onClose()
    } catch (error) {
      setFailure(refusalOf(error).message)
    } finally {
      setWorking(false)
    }
  }
  return (
    <Dialog
      role="alertdialog"
      isOpen={isOpen}
      onClose={close}
      title={title}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            {layoutCopy.cancel}
          </Button>
          <Button
            variant={tone}
            pending={isWorking ? layoutCopy.pending : undefined}
            onClick={() => void confirm()}
          >
            {action}
          </Button>
        </>
      }
    >
      <Stack>
        {typeof children === 'string' ? <Text>{children}</Text> : children}
        {failure !== null && <Notice kind="error">{failure}</Notice>}
      </Stack>
    </Dialog>
  )
}
