'use client'
import { fullName, type User } from '@plomada/domain'
import { useState } from 'react'
import { Button } from '../../base/Button/Button.tsx'
import * as icons from '../../base/Icon/icons.ts'
import { Message } from '../../marketplace/Message/Message.tsx'
import { useOverride } from '../../marketplace/overrides.ts'
import { favoriteMessages } from '../favorite.messages.ts'
import { classOf } from '../../theme/classes.ts'
import * as css from './SaveButton.css.ts'

export interface SaveButtonProps {
  /** The professional. */
  professional: Pick<User, 'firstName' | 'lastName'>
  /** Whether the viewer has saved the professional; undefined while it loads. */
  isSaved: boolean | undefined
  /** Size of the button.
   * @default 'medium' */
  size?: 'medium' | 'small'
  /** Saves or removes the professional. */
  onChange: (isSaved: boolean) => Promise<unknown>
}

/** Renders the button that saves a professional, or removes them from the saved ones. */
export const SaveButton = ({ professional, isSaved, size = 'medium', onChange }: SaveButtonProps) => {
  const t = useOverride()
  const [isPending, setPending] = useState(false)
  const name = fullName(professional)
  const change = async () => {
    setPending(true)
    await onChange(!isSaved).finally(() => setPending(false))
  }
  return (
    <span className={classOf(css.size, size)}>
      <Button
        isBlock
        variant="secondary"
        size={size}
        icon={isSaved ? icons.check : icons.bookmark}
        label={t(isSaved ? favoriteMessages.removeOf(name) : favoriteMessages.saveOf(name))}
        isDisabled={isSaved === undefined}
        pending={isPending ? t(favoriteMessages.saving) : undefined}
        onClick={() => void change()}
      >
        <Message>{isSaved ? favoriteMessages.saved : favoriteMessages.save}</Message>
      </Button>
    </span>
  )
}
