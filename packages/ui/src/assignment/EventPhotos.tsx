'use client'
import type { HistoryEntry } from '@plomada/domain'
import { SentPhotos } from '../marketplace/photos/SentPhotos.tsx'
import { assignmentMessages } from './assignment.messages.ts'

/** Renders the photos that a party gave with an event of a job. */
export const EventPhotos = ({
  entry: { photos, event },
}: {
  entry: Pick<HistoryEntry, 'photos' | 'event'>
}) => (
  <SentPhotos
    photos={photos}
    nameOf={event === 'done' ? assignmentMessages.workPhoto : assignmentMessages.claimPhoto}
  />
)
