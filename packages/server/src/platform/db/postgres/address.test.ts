import { expect, it } from 'vitest';
import { addressWithoutSecrets } from './address.ts';

it.each([
  [
    'postgres://desk:p4ss@db.example.com:6432/desk?sslmode=require',
    'postgres://desk@db.example.com:6432/desk',
  ],
  ['postgresql://db.example.com/desk?user=desk&password=p4ss', 'postgres://db.example.com/desk'],
  ['postgres:///desk?host=/var/run/postgresql&password=p4ss', 'postgres:///var/run/postgresql/desk'],
  ['postgres://desk:p%40ss@[::1]/desk#p4ss', 'postgres://desk@[::1]/desk'],
])('prints %s without what is secret', (address, shown) => {
  expect(addressWithoutSecrets(address)).toBe(shown);
});
