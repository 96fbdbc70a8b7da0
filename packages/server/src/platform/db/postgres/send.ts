import type pg from 'pg';
import type { Answer, Command } from '../connection.ts';
import { DatabaseError, faultFrom } from '../error.ts';
import { SentQuery } from './sent-query.ts';

/** Clients and pools take their own kinds of queries too; the type declarations know of that only without a callback. */
interface Sender {
  query(query: SentQuery, done: (error?: unknown) => void): unknown;
}

/** Sends one command over node-postgres and gives its answer, or its error, in our form. */
export function send(client: pg.ClientBase | pg.Pool, command: Command): Promise<Answer> {
  const query = new SentQuery(command);
  return new Promise((resolve, reject) => {
    (client as Sender).query(query, (error) => {
      if (error) reject(new DatabaseError(faultFrom(error), error));
      else resolve(query.answer());
    });
  });
}

export const transactionOver = (): DatabaseError =>
  new DatabaseError({
    code: '25P01',
    message: 'This transaction is over; its handle cannot be used any more',
  });
