'use client'
import { type ReactNode, useState } from 'react'
import { Button } from '../../base/Button/Button.tsx'
import { Dialog } from '../../base/Dialog/Dialog.tsx'
import { Notice } from '../../base/Notice/Notice.tsx'
import type { PassThroughProps } from '../../base/passThrough.ts'
import { Stack } from '../../base/Stack/Stack.tsx'
import { Text } from '../../base/Text/Text.tsx'
import { toUserError } from '@plomada/define'
import { useMessages } from '../../provider/context.ts'

export interface ConfirmDialogProps extends PassThroughProps<HTMLDialogElement> {
  /** Whether the dialog is open. */
  isOpen: boolean
  /** Called when the dialog closes, after the action or without it. */
  onClose: () => void
  /** The action and its object. */
  title: ReactNode
  /** The consequences of the action. */
  children: ReactNode
  /** Label of the confirm button: a verb. */
  action: ReactNode
  /** Label of the button that closes the dialog.
   * @default the message `cancel` */
  cancel?: ReactNode
  /** Variant of the confirm button. Use `danger` for destructive actions.
   * @default 'danger' */
  tone?: 'danger' | 'primary'
  /** Performs the action. If it throws, the dialog shows the error and stays open. */
  onConfirm: () => Promise<unknown>
}

/** Renders a dialog that asks for confirmation, shows the progress and closes after success. */
export const ConfirmDialog = ({
  isOpen,
  onClose,
  title,
  children,
  action,
  cancel,
  tone = 'danger',
  onConfirm,
  ...rest
}: ConfirmDialogProps) => {
  const getMessage = useMessages()
  const [isWorking, setWorking] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const close = () => {
    // The action cannot be canceled once it has started.
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
      setFailure(toUserError(error, getMessage('unexpected')).message)
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
      {...rest}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            {cancel ?? getMessage('cancel')}
          </Button>
          <Button
            variant={tone}
            pending={isWorking ? getMessage('pending') : undefined}
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
