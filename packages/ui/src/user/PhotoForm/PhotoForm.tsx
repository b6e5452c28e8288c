'use client'
import { photoForm, smallPhoto, type Person } from '@plomada/domain'
import { Panel } from '../../base/Panel/Panel.tsx'
import { Stack } from '../../base/Stack/Stack.tsx'
import { Text } from '../../base/Text/Text.tsx'
import type { UploadOptions } from '../../form/context.ts'
import { Form } from '../../form/Form/Form.tsx'
import { FormField } from '../../form/FormField/FormField.tsx'
import { SubmitButton } from '../../form/SubmitButton/SubmitButton.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import { useMarketplaceTexts } from '../../marketplace/overrides.ts'
import { userMessages } from '../user.messages.ts'

export interface PhotoFormProps {
  /** The user, with the current photo. */
  person: Person
  /** Uploads the photo. The form shows the errors that it throws. */
  onSubmit: (photo: File, upload: UploadOptions) => Promise<unknown>
}

/** Renders the current photo of a user and the form that changes it. */
export const PhotoForm = ({ person, onSubmit }: PhotoFormProps) => (
  <Form
    {...useMarketplaceTexts()}
    form={photoForm}
    onSubmit={async ({ photoFile }, upload) => photoFile && onSubmit(photoFile, upload)}
    resetOnSuccess
  >
    <Panel>
      <Stack gap={5} align="start">
        <Text tone="muted">
          <Message>{userMessages.photoHelp}</Message>
        </Text>
        <FormField form={photoForm} name="photoFile" shape="round" currentPhoto={smallPhoto(person.photo)} />
      </Stack>
    </Panel>
    <SubmitButton>
      <Message>{userMessages.savePhoto}</Message>
    </SubmitButton>
  </Form>
)
