import type { Examples } from '../contract/example.ts'
import { photoUrl, tap, withPhoto } from '../exampleValues.ts'
import type { assignmentCalls } from './assignment.calls.ts'
import { adminAssignmentFilters } from './assignment.filters.ts'
import { appointments, assignments } from './assignment.fixtures.ts'
import type { Assignment } from './assignment.ts'
import { assignmentSummaries } from './summary.fixtures.ts'

const toExample = (assignment: Assignment): Assignment => ({
  ...assignment,
  offer: { ...assignment.offer, photo: photoUrl(tap) },
  client: withPhoto(assignment.client),
  worker: withPhoto(assignment.worker),
  history: assignment.history.map((entry) => ({
    ...entry,
    photos: entry.photos.map((photo) => ({ ...photo, url: photoUrl(tap) })),
  })),
})

export const assignmentExamples: Examples<typeof assignmentCalls> = {
  get: { params: { id: assignments.done.id }, response: { result: toExample(assignments.done) } },
  act: {
    params: { id: assignments.done.id },
    body: { event: 'confirm', from: 'done' },
    response: { result: toExample(assignments.completed) },
  },
  photo: {
    params: { id: assignments.paid.id },
    body: { key: assignments.done.history.at(-1)?.photos[0]?.id ?? '' },
    response: { result: { id: 'c2VhbGVk', url: '/api/photos/privadas/c2VhbGVk/1280.webp' } },
  },
  listAll: {
    query: { ...adminAssignmentFilters.initial, need: 'decision' },
    response: {
      result: assignmentSummaries.filter(({ need }) => need === 'decision'),
      totalPages: 1,
      total: 1,
    },
  },
  calendar: {
    params: { id: assignments.scheduled.id },
    response: { ics: 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR' },
  },
  agenda: { query: { month: '2026-12' }, response: { result: [...appointments] } },
  feed: { response: { url: 'https://plomada.example/api/calendario/c2VjcmV0.ics' } },
  renewFeed: { response: { url: 'https://plomada.example/api/calendario/c2VjcmV0.ics' } },
}
