'use client'
import { CAPTION_MAXIMUM, captionNotice, smallPhoto } from '@plomada/domain'
import { useState } from 'react'
import { Button } from '../../base/Button/Button.tsx'
import { FilePreview } from '../../base/FileField/FilePreview.tsx'
import { Icon } from '../../base/Icon/Icon.tsx'
import { IconButton } from '../../base/IconButton/IconButton.tsx'
import * as icons from '../../base/Icon/icons.ts'
import { TextField } from '../../base/TextField/TextField.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import { useOverride } from '../../marketplace/overrides.ts'
import * as offerMessages from '../offer.messages.ts'
import * as css from './OfferPhotosField.css.ts'
import type { OfferPhotoItem } from './photoItems.ts'

/** What a press on a button of a row does. */
export type PhotoAction = 'earlier' | 'later' | 'replace' | 'remove'

interface OfferPhotoRowProps {
  photo: OfferPhotoItem
  /** Place in the list, from 1. */
  number: number
  count: number
  onCaption: (caption: string) => void
  onAction: (action: PhotoAction) => void
}

const Thumb = ({ photo: { file, url } }: Pick<OfferPhotoRowProps, 'photo'>) => {
  const [broken, setBroken] = useState<File | string>()
  const source = file ?? url
  if (source === undefined || source === broken) return <Icon icon={icons.noPhoto} size="lg" />
  const onError = () => setBroken(source)
  return typeof source === 'string' ? (
    <img className={css.preview} src={smallPhoto(source) ?? source} alt="" onError={onError} />
  ) : (
    <FilePreview className={css.preview} file={source} onError={onError} />
  )
}

const statusTexts = {
  preparing: offerMessages.photoPreparing,
  ready: null,
  sending: offerMessages.photoSending,
  sent: null,
  failed: offerMessages.photoFailed,
  refused: offerMessages.photoFailed,
} as const

const Status = ({
  photo: { status, errorMessage, file },
  number,
}: Pick<OfferPhotoRowProps, 'photo' | 'number'>) => {
  const isWrong = status === 'failed' || status === 'refused'
  const isSent = status === 'sent' && file !== undefined
  const text = (isWrong && errorMessage) || (isSent ? offerMessages.photoSent : statusTexts[status])
  return (
    <>
      <span className={css.status} data-status={isWrong ? 'failed' : status}>
        {text === null ? (
          number === 1 && <Message>{offerMessages.firstPhoto}</Message>
        ) : (
          <Message>{text}</Message>
        )}
      </span>
      {status === 'failed' && (
        <Button type="submit" variant="secondary" size="small" icon={icons.retry}>
          <Message>{offerMessages.retryPhoto}</Message>
        </Button>
      )}
    </>
  )
}

/** Renders a photo of the form with its caption and the buttons that move, replace and remove it. */
export const OfferPhotoRow = ({ photo, number, count, onCaption, onAction }: OfferPhotoRowProps) => {
  const t = useOverride()
  const button = (action: PhotoAction, icon: icons.IconNode, label: string, isDisabled = false) => (
    <IconButton
      size="small"
      icon={icon}
      label={t(label)}
      isDisabled={isDisabled}
      data-action={action}
      onClick={() => onAction(action)}
    />
  )
  return (
    <>
      <span className={css.thumb}>
        <Thumb photo={photo} />
      </span>
      <div className={css.content} data-photo={photo.id}>
        <TextField
          label={t(offerMessages.photoCaption(number))}
          description={captionNotice(photo.caption) ?? undefined}
          placeholder={t(offerMessages.captionExample)}
          maxLength={CAPTION_MAXIMUM}
          value={photo.caption}
          onChange={onCaption}
        />
        <div className={css.foot}>
          <Status photo={photo} number={number} />
          <div className={css.actions}>
            {button('earlier', icons.chevronUp, offerMessages.movePhotoEarlier(number), number === 1)}
            {button('later', icons.chevronDown, offerMessages.movePhotoLater(number), number === count)}
            {button('replace', icons.addPhoto, offerMessages.replacePhoto(number))}
            {button('remove', icons.trash, offerMessages.removePhoto(number))}
          </div>
        </div>
      </div>
    </>
  )
}
