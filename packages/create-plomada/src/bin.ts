#!/usr/bin/env node
import path from 'node:path'
import { createApp, CreateError } from './createApp.ts'
import { readCommand } from './readCommand.ts'

const templates = path.join(import.meta.dirname, 'templates')

try {
  const command = readCommand(process.argv.slice(2), templates)
  if (typeof command === 'string') console.log(command)
  else {
    createApp(command, templates)
    console.log(`Created ${command.folder} from the template ${command.template}. To start it:

  cd ${command.folder}
  npm install
  npm run dev`)
  }
} catch (error) {
  if (!(error instanceof CreateError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
