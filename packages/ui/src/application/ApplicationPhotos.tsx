'use client'
import { type Application, photoSrcSet, smallPhoto } from '@plomada/domain'
import { Anchor } from '../base/Anchor/Anchor.tsx'
import { Photo } from '../base/Photo/Photo.tsx'
import { Stack } from '../base/Stack/Stack.tsx'
import { Text } from '../base/Text/Text.tsx'
import { Message } from '../marketplace/Message/Message.tsx'
import { useOverride } from '../marketplace/overrides.ts'
import { useMessages } from '../provider/context.ts'
import * as css from './application.css.ts'
import { applicationMessages } from './application.messages.ts'

/** Renders the photos of an application side by side. Each one opens in another tab. */
export const ApplicationPhotos = ({ photos }: Pick<Application, 'photos'>) => {
  const t = useOverride()
  const messages = useMessages()
  if (photos.length === 0) return null
  return (
    <ul className={css.photos}>
      {photos.map(({ id, url }, index) => {
        const name = t(applicationMessages.photoOf(index + 1, photos.length))
        return (
          <li key={id}>
            <Anchor
              href={url}
              className={css.photoLink}
              target="_blank"
              rel="noopener"
              aria-label={`${name} ${messages('newTab')}`}
            >
              <Photo src={smallPhoto(url)} srcSet={photoSrcSet(url)} sizes="7rem" alt={name} shape="square" />
            </Anchor>
          </li>
        )
      })}
    </ul>
  )
}

/** Renders the message of an application with its photos, or that there is neither. */
export const MessageWithPhotos = ({ message, photos }: Pick<Application, 'message' | 'photos'>) => (
  <Stack gap={3}>
    {(message !== '' || photos.length === 0) && (
      <Text keepLineBreaks tone={message === '' ? 'muted' : 'default'}>
        {message === '' ? <Message>{applicationMessages.noMessage}</Message> : message}
      </Text>
    )}
    <ApplicationPhotos photos={photos} />
  </Stack>
)
