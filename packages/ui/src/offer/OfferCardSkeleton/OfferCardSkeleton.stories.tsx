import type { Meta, StoryObj } from '@storybook/react-vite'
import { Grid } from '../../base/Grid/Grid.tsx'
import type { Guide } from '../../testing/guide.ts'
import { OfferCardSkeleton } from './OfferCardSkeleton.tsx'

const guide: Guide = {
  whenToUse: 'For a list of offers while it loads.',
  alternatives: { OfferList: 'for the whole list, including its placeholders' },
  anatomy: ['Block as tall as a card'],
  do: ['Render about as many as there will be cards, so that the page does not shift.'],
  dont: ['Do not announce each placeholder. The list announces once that it loads.'],
  keyboard: {},
}

const meta = {
  title: 'Marketplace/Offer/OfferCardSkeleton',
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
