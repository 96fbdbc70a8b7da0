import type * as contractDoor from '@svcdesk/core/contract';
import type * as rolesDoor from '@svcdesk/core/roles';

/** The doors of core, of this version or of a release, that say who may do what. */
export interface RightsDoors {
  readonly contract: Pick<typeof contractDoor, 'domains' | 'isCall'>;
  readonly roles: typeof rolesDoor;
}

/** Who has a call, a permission, a menu entry or a button, by its name: the matrix of a version. */
export type Rights = Readonly<Record<string, readonly string[]>>;

type Who = readonly [who: string, mayAct: (permission: rolesDoor.Permission) => boolean];

/** Everybody who may differ. Who has more than a role gives is named only where the role alone does not do. */
function everybody({ staffRoles, mayAct }: typeof rolesDoor): Who[] {
  const nobody = { accountId: '', memberGroupIds: [], ledGroupIds: [] };
  const client = { kind: 'client', accountId: '', customerId: '', cellIds: [] } as const;
  return [
    ...staffRoles.map((role): Who => {
      const actor = { kind: 'staff', ...nobody, roles: [role] } as const;
      return [role, (permission) => mayAct(actor, permission)];
    }),
    ['client', (permission) => mayAct({ ...client, cellScope: 'cells' }, permission)],
    [
      'lead of the root group',
      (permission) => {
        const actor = { kind: 'staff', ...nobody, roles: ['lead'] } as const;
        return !mayAct(actor, permission) && mayAct({ ...actor, leadsRoot: true }, permission);
      },
    ],
    [
      'client of a whole customer',
      (permission) =>
        !mayAct({ ...client, cellScope: 'cells' }, permission) &&
        mayAct({ ...client, cellScope: 'customer' }, permission),
    ],
  ];
}

/** Who may make each call. */
function callRights({ contract, roles }: RightsDoors): Rights {
  const calls = Object.values(contract.domains)
    .flatMap((domain) => Object.values(domain as Record<string, unknown>))
    .filter(contract.isCall);
  const all = everybody(roles);
  const sideOf = (who: string) => (who.startsWith('client') ? 'client' : 'staff');
  return Object.fromEntries(
    calls.map(({ id, permission, side, beforeApproval, beforePasswordChange }) => {
      if (permission === 'public') return [`call ${id}`, ['anybody']];
      const needed = [permission].flat();
      const may = all
        .filter(([who]) => side === undefined || side === sideOf(who))
        .filter(([who, mayAct]) =>
          needed.some((each) => (each === 'signedIn' ? !who.includes(' ') : mayAct(each))),
        )
        .map(([who]) => who);
      const early = [
        ...(beforeApproval ? ['who is not approved yet'] : []),
        ...(beforePasswordChange ? ['who must change their password'] : []),
      ];
      return [`call ${id}`, [...may, ...early]];
    }),
  );
}

/** The roles of each permission, with how far it reaches. */
function permissionRights({ permissionCodes, permissionRow, roles }: typeof rolesDoor): Rights {
  return Object.fromEntries(
    permissionCodes.map((code) => {
      const row = permissionRow(code);
      const held = roles.filter((role) => row[role]);
      return [`permission ${code}`, held.map((role) => `${role} (${row[role]?.toSorted().join(', ')})`)];
    }),
  );
}

/** Who has each entry of the menu. */
function menuRights({ staffMenus, clientMenus, menusOf, roles }: typeof rolesDoor): Rights {
  const all = { partnerLink: true, hasTeamMembers: true };
  const shownTo = (code: rolesDoor.MenuCode) =>
    roles.flatMap((role) => {
      const shown = (options: Parameters<typeof menusOf>[1]) => menusOf([role], options).includes(code);
      if (!shown(all)) return [];
      const team = shown({ ...all, hasTeamMembers: false }) ? '' : ' with team members';
      const partner = shown({ ...all, partnerLink: false }) ? '' : ' with a partner';
      return [`${role}${team}${partner}`];
    });
  const early = (code: rolesDoor.MenuCode) =>
    [false, true].flatMap((isClient) =>
      menusOf([], { ...all, isClient }).includes(code)
        ? [`${isClient ? 'client' : 'staff'} without a role`]
        : [],
    );
  return Object.fromEntries(
    [...staffMenus, ...clientMenus].map((code) => [`menu ${code}`, [...shownTo(code), ...early(code)]]),
  );
}

/** Who may ever press each button. */
function buttonRights({ buttonCodes, buttonsOf, roles }: typeof rolesDoor): Rights {
  return Object.fromEntries(
    buttonCodes.map((code) => [
      `button ${code}`,
      roles.flatMap((role) => {
        if (buttonsOf([role]).includes(code)) return [role];
        return buttonsOf([role], true).includes(code) ? [`${role} over all`] : [];
      }),
    ]),
  );
}

/** The whole matrix of a version: who may call what, how far, and what menus and buttons each role has. */
export function rightsOf(doors: RightsDoors): Rights {
  const { roles } = doors;
  return { ...callRights(doors), ...permissionRights(roles), ...menuRights(roles), ...buttonRights(roles) };
}

/** What became different, a sentence a thing, as the changelog says it. */
export function changesOfRights(before: Rights, after: Rights): string[] {
  return Object.keys({ ...before, ...after }).flatMap((thing) => {
    const [kind, name] = thing.split(' ');
    const called = `${kind} \`${name}\``;
    const [had, has] = [before[thing], after[thing]];
    if (!had) return [`new ${called}: ${has?.join(', ')}`];
    if (!has) return [`${called} is gone`];
    const gained = has.filter((who) => !had.includes(who));
    const lost = had.filter((who) => !has.includes(who));
    if (gained.length + lost.length === 0) return [];
    const sides = [
      ...(gained.length > 0 ? [`now also ${gained.join(', ')}`] : []),
      ...(lost.length > 0 ? [`no longer ${lost.join(', ')}`] : []),
    ];
    return [`${called}: ${sides.join('; ')}`];
  });
}
