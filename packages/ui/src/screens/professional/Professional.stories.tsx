import { useState } from 'react'
import type { Professional as ProfessionalData } from '@plomada/domain'
import { problems } from '@plomada/domain/contract'
import { professionalMessages } from '../../professional/index.ts'
import { ProfessionalScreen, type ProfessionalScreenProps } from './ProfessionalScreen.tsx'
import { RequireViewer } from '../fixtures/RequireViewer.tsx'
import { respond, type DataState } from '../fixtures/screenData.ts'
import { professionals } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { viewers, type ViewerName } from '../fixtures/marketplace.ts'
import { resetSpies, navigate, withAppFrame, onPhone, onTablet } from '../fixtures/screenDecorators.tsx'

/** Reviews for a second page. */
const older = professionals.bruno.reviews.map((review) => ({ ...review, id: review.id - 10 }))

interface ProfessionalDetailProps {
  viewerName: ViewerName
  professional: ProfessionalData
  dataState?: DataState
}

function ProfessionalDetail(props: ProfessionalDetailProps) {
  const { viewerName, professional, dataState = 'loaded' } = props
  const [contact, setContact] = useState<Pick<ProfessionalScreenProps, 'contact' | 'notice'>>({})
  const [isRetried, setRetried] = useState(false)
  const sendContact = async () => {
    setContact({ contact: 'sending' })
    await respond()
    setContact(
      dataState === 'offline'
        ? { notice: { kind: 'error', text: professionalMessages.notContacted } }
        : { contact: 'sent' },
    )
  }
  const hasFailed = dataState === 'failed' && !isRetried
  return (
    <RequireViewer viewerName={viewerName}>
      {(viewer) => (
        <ProfessionalScreen
          {...(dataState !== 'loading' && !hasFailed && { professional })}
          viewer={viewer}
          onContact={() => void sendContact()}
          {...contact}
          {...(hasFailed && { error: problems.unavailable.sentence, onRetry: () => setRetried(true) })}
        />
      )}
    </RequireViewer>
  )
}

const meta = {
  title: 'Screens/Professional',
  component: ProfessionalDetail,
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  decorators: [withAppFrame('professionals')],
  beforeEach: resetSpies,
  args: {
    viewerName: 'client',
    professional: {
      ...professionals.bruno,
      photo: viewers.professional.photo,
      reviews: [...professionals.bruno.reviews, ...older].map((review) => ({
        ...review,
        reviewer: review.reviewerId === 1 ? viewers.client : review.reviewer,
      })),
    },
  },
} satisfies Meta<typeof ProfessionalDetail>

export default meta
type Story = StoryObj<typeof meta>

export const Client: Story = {
  name: 'A client contacts the professional and goes back (S-050, S-137, S-139, S-141..S-143, S-147..S-152, S-392, S-427)',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('heading', { level: 1 })).toHaveTextContent('Bruno Saldaño')
    await expect(canvasElement.querySelector(`main img[src="${viewers.professional.photo}"]`)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Acerca del profesional' })).toBeVisible()
    await expect(page.getByText(professionals.bruno.description)).toBeVisible()
    await expect(page.getByText('5', { selector: '[aria-hidden]' })).toBeVisible()
    await expect(page.getAllByRole('img', { name: '5 de 5 estrellas' })[0]).toBeVisible()
    await expect(page.getByText('43 valoraciones')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Opiniones de nuestros usuarios' })).toBeVisible()
    const reviews = page.getAllByRole('article')
    await expect(reviews.map((one) => within(one).getByRole('heading').textContent)).toEqual([
      'Ana',
      'Maximiliano Hipólito',
      'Elena',
    ])
    await expect(reviews[0]?.querySelector('img')).toHaveAttribute('src', viewers.client.photo)
    const contact = page.getAllByRole('button', { name: /^Contactar/ }).find((one) => one.checkVisibility())
    contact?.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(page.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
        'Notificacion enviada correctamente',
      ),
    )
    const back = page.getAllByRole('link', { name: 'Volver' }).find((one) => one.checkVisibility())
    await userEvent.click(back ?? canvasElement)
    await expect(navigate).toHaveBeenLastCalledWith('/professional')
  },
}

export const Offline: Story = {
  name: 'Shows a failed contact request (S-442)',
  args: { dataState: 'offline' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const contact = page.getAllByRole('button', { name: /^Contactar/ }).find((one) => one.checkVisibility())
    await userEvent.click(contact ?? canvasElement)
    await expect(await page.findByRole('alert')).toHaveTextContent('Ups, no se pudo enviar los datos')
  },
}

export const OwnPage: Story = {
  name: 'Own page without a contact button',
  args: { viewerName: 'professional' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: /^Contactar/ })).toBeNull()
  },
}

export const Admin: Story = { args: { viewerName: 'admin' } }
export const NoReviews: Story = {
  name: 'Without ratings and description (S-138, S-140)',
  args: { professional: professionals.carla },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No hay descripción')).toBeVisible()
    await expect(within(canvasElement).getByText('0 valoraciones')).toBeVisible()
  },
}
export const Loading: Story = { args: { dataState: 'loading' } }
export const Failed: Story = {
  name: 'Retries after a failure',
  args: { dataState: 'failed' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(page.getByRole('button', { name: 'Reintentar' }))
    await expect(await page.findByRole('heading', { level: 1, name: /Bruno/ })).toBeVisible()
  },
}
export const Phone: Story = {
  name: 'On a phone, the buttons stay at the bottom of the screen',
  globals: onPhone,
  play: async ({ canvasElement }) => {
    const contact = within(canvasElement)
      .getAllByRole('button', { name: /^Contactar/ })
      .find((one) => one.checkVisibility())
    await expect(contact?.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
  },
}
export const PhoneNoReviews: Story = { globals: onPhone, args: { professional: professionals.carla } }
export const Tablet: Story = { globals: onTablet }
