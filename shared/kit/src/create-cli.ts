#!/usr/bin/env node
import { CREATE_USAGE, createRemote } from './create/create-remote';

const [command, ...args] = process.argv.slice(2);

try {
  if (command !== 'create') throw new Error(CREATE_USAGE);
  createRemote(args, process.cwd(), process.env);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
