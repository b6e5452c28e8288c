'use client'
import type { Application } from '@plomada/domain'
import { Stack } from '../base/Stack/Stack.tsx'
import { Text } from '../base/Text/Text.tsx'
import { Message } from '../marketplace/Message/Message.tsx'
import { SentPhotos } from '../marketplace/photos/SentPhotos.tsx'
import { applicationMessages } from './application.messages.ts'

/** Renders the photos of an application side by side. Each one opens in another tab. */
export const ApplicationPhotos = ({ photos }: Pick<Application, 'photos'>) => (
  <SentPhotos photos={photos} nameOf={applicationMessages.photoOf} />
)

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
