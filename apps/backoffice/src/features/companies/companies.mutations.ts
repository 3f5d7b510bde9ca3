import type { Company, CompanyFilter } from '@partsboard/contract/backoffice/companies';
import type {
  CompanyApproval,
  CompanyChange,
  CompanyCredit,
  NewPerson,
} from '@partsboard/contract/backoffice/company-actions';
import type { StoreRegistration } from '@partsboard/contract/backoffice/registration-settings';
import { useSingleMutation } from '@partsboard/ui/lib/use-single-mutation.ts';
import { saveFile } from '@partsboard/ui/lib/save-file.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { useTableExport } from '../../lib/use-table-export.ts';
import { isProblem } from '../../lib/api/problem-code.ts';
import { versionedInput } from '../../lib/api/versioned-input.ts';
import { queryClient } from '../../lib/query-client.ts';
import { unlessCancelled, withFreshLogin } from '../session/fresh-login.mutations.ts';
import { companyKeys, refreshCompany } from './companies.queries.ts';

async function take(company: Company): Promise<void> {
  queryClient.setQueryData(companyKeys.company(company.id), company);
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: companyKeys.lists }),
    queryClient.invalidateQueries({ queryKey: companyKeys.counts }),
    queryClient.invalidateQueries({ queryKey: companyKeys.sessions(company.id) }),
  ]);
}

type WithoutVersion<T> = Omit<T, 'version'>;

/** The calls that change one company; each returns the company after it. */
export const companyCalls = {
  approve: (company: Company, terms: WithoutVersion<CompanyApproval>) =>
    callApi('approveCompany', versionedInput(company, terms)),
  refuse: (company: Company, reason: string) => callApi('refuseCompany', versionedInput(company, { reason })),
  change: (company: Company, data: WithoutVersion<CompanyChange>) =>
    callApi('changeCompany', versionedInput(company, data)),
  changeDiscountTable: (company: Company, discountTable: string | null) =>
    callApi('changeCompanyDiscountTable', versionedInput(company, { discountTable })),
  changeCredit: (company: Company, credit: WithoutVersion<CompanyCredit>) =>
    callApi('changeCompanyCredit', versionedInput(company, credit)),
  block: (company: Company) => callApi('blockCompany', versionedInput(company, {})),
  unblock: (company: Company) => callApi('unblockCompany', versionedInput(company, {})),
  erasePerson: (id: number, confirmation: string) =>
    callApi('erasePerson', { params: { id }, body: { confirmation } }),
};

/**
 * Everything that is done to one customer; the calls answer with the customer after it. What is refused because
 * somebody else was faster is told by the screen, which reads the customer again.
 */
export const useChangeCompany = (id: number) =>
  useSingleMutation({
    mutationFn: (send: () => Promise<Company>) => withFreshLogin(send),
    onSuccess: take,
    onError: (error) => (isProblem(error, 'conflict') ? refreshCompany(id) : undefined),
    meta: { notice: (error) => unlessCancelled(error) && !isProblem(error, 'conflict') },
  });

export type ChangeCompany = ReturnType<typeof useChangeCompany>;

export const useEndSessions = (id: number) =>
  useSingleMutation({
    mutationFn: (sessionId: string | null) =>
      callApi('endCompanySessions', { params: { id }, body: { sessionId } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: companyKeys.sessions(id) }),
  });

export const useInvitePerson = (id: number) =>
  useSingleMutation({
    mutationFn: (body: NewPerson) => callApi('invitePerson', { params: { id }, body }),
    onSuccess: take,
  });

export const useResetPersonPassword = () =>
  useSingleMutation({
    mutationFn: (personId: number) => callApi('resetPersonPassword', { params: { id: personId } }),
  });

export const useExportPerson = () =>
  useSingleMutation({
    mutationFn: (personId: number) => callApi('personData', { params: { id: personId } }),
    onSuccess: (data, personId) =>
      saveFile(
        `person-${personId}.json`,
        new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }),
      ),
  });

export const useExportCompanies = () =>
  useTableExport<CompanyFilter>('customers', (query, options) =>
    callApi('companyExport', { query }, options),
  );

export const useChangeRegistration = () =>
  useSingleMutation({
    mutationFn: ({ id, registration, staffLanguage }: Omit<StoreRegistration, 'name'>) =>
      callApi('changeStoreRegistration', { params: { id }, body: { registration, staffLanguage } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: companyKeys.registrations }),
  });
