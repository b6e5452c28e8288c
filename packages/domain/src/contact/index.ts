export * from './contact.form.ts'
