import type { Assignment } from '@plomada/domain'
import { assignments } from '@plomada/domain/fixtures'
import type { ReactNode } from 'react'
import { Grid } from '../../base/Grid/Grid.tsx'
import { Stack } from '../../base/Stack/Stack.tsx'
import { Text } from '../../base/Text/Text.tsx'

/** The time of the stories: within the deadlines of the fixtures. */
export const storyNow = new Date('2026-11-20T15:00:00Z')

const storyRoles = ['client', 'worker', 'admin'] as const

/** Renders a part of the page of a job in every state, for the client, the professional and an admin. */
export const EachState = ({ render }: { render: (assignment: Assignment) => ReactNode }) => (
  <Stack gap={8}>
    {Object.entries<Assignment>(assignments).map(([name, assignment]) => (
      <Grid key={name} columns={3}>
        {storyRoles.map((role) => (
          <Stack key={role} gap={2}>
            <Text size="label" tone="muted">
              {`${name}, ${role}`}
            </Text>
            {render({ ...assignment, role })}
          </Stack>
        ))}
      </Grid>
    ))}
  </Stack>
)
