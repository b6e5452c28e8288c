import { paths, type ProfessionalPreview as ProfessionalPreviewData } from '@plomada/domain'
import { professionals, toProfessionalPreview } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { NotFound } from '../../shell/index.ts'
import { viewers } from '../fixtures/marketplace.ts'
import {
  navigate,
  onPhone,
  onTablet,
  resetSpies,
  signIn,
  withAppFrame,
} from '../fixtures/screenDecorators.tsx'
import { ProfessionalPreviewScreen } from './ProfessionalPreviewScreen.tsx'

const preview = toProfessionalPreview({ ...professionals.bruno, photo: viewers.professional.photo })

interface ProfessionalPreviewProps {
  professional: ProfessionalPreviewData | undefined
  /** Whether there is no professional at the address. */
  isMissing?: boolean
}

const ProfessionalPreview = ({ professional, isMissing = false }: ProfessionalPreviewProps) =>
  isMissing ? (
    <NotFound homeHref={paths.home} offersHref={paths.offers} />
  ) : (
    <ProfessionalPreviewScreen professional={professional} onContact={signIn} />
  )

const meta = {
  title: 'Screens/ProfessionalPreview',
  component: ProfessionalPreview,
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  decorators: [withAppFrame('professionals')],
  beforeEach: resetSpies,
  args: { professional: preview },
} satisfies Meta<typeof ProfessionalPreview>

export default meta
type Story = StoryObj<typeof meta>

const findSignIn = (canvas: HTMLElement) =>
  within(canvas)
    .getAllByRole('button', { name: 'Ingresar para contactar' })
    .find((button) => button.checkVisibility())

export const Visitor: Story = {
  name: 'A visitor reads about a professional and signs in to contact them (S-010)',
  play: async ({ canvasElement }) => {
    const page = within(within(canvasElement).getByRole('main'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveTextContent('Bruno Saldaño')
    await expect(page.getByText('43 valoraciones')).toBeVisible()
    const reviews = page.getAllByRole('article')
    await expect(reviews.map((one) => within(one).getByRole('heading').textContent)).toEqual([
      'Cliente',
      'Cliente',
      'Cliente',
    ])
    await userEvent.click(findSignIn(canvasElement) ?? canvasElement)
    await expect(signIn).toHaveBeenCalledOnce()
    const back = page.getAllByRole('link', { name: 'Volver' }).find((one) => one.checkVisibility())
    await userEvent.click(back ?? canvasElement)
    await expect(navigate).toHaveBeenLastCalledWith('/professional')
  },
}

export const NoReviews: Story = {
  name: 'Without ratings and description',
  args: { professional: toProfessionalPreview({ ...professionals.carla, lastName: null }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent(/^Carla$/)
    await expect(within(canvasElement).getByText('No hay descripción')).toBeVisible()
    await expect(within(canvasElement).getByText('0 valoraciones')).toBeVisible()
  },
}

export const Loading: Story = { args: { professional: undefined } }
export const Missing: Story = { args: { isMissing: true } }

export const Phone: Story = {
  name: 'On a phone, the buttons stay at the bottom of the screen',
  globals: onPhone,
  play: async ({ canvasElement }) => {
    const button = findSignIn(canvasElement)
    await expect(button?.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
  },
}
export const PhoneNoReviews: Story = {
  globals: onPhone,
  args: { professional: toProfessionalPreview(professionals.carla) },
}
export const Tablet: Story = { globals: onTablet }
