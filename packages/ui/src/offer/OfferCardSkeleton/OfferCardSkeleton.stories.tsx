import type { Meta, StoryObj } from '@storybook/react-vite'
import { Grid } from '../../base/Grid/Grid.tsx'
import type { Guide } from '../../testing/guide.ts'
import { OfferCardSkeleton } from './OfferCardSkeleton.tsx'

const guide: Guide = {
  use: 'Holds the place of an offer card while the list is on its way.',
  instead: { OfferList: 'for the whole list, which draws these by itself' },
  anatomy: ['A block as tall as a card'],
  do: ['Draw as many as the page will probably hold, so that nothing jumps.'],
  dont: ['Do not announce each one: the list says once that it is loading.'],
  keys: {},
}

const meta = {
  title: 'Offer/OfferCardSkeleton',
  component: OfferCardSkeleton,
  parameters: { guide },
  decorators: [
    (Story) => (
      <Grid>
        <Story />
      </Grid>
    ),
  ],
} satisfies Meta<typeof OfferCardSkeleton>

export default meta

export const Default: StoryObj<typeof meta> = {}
