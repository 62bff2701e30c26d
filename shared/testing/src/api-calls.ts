import type {
  apiPaths,
  AuthProviders,
  DashboardSummary,
  ListPage,
  LoginRequest,
  LoginResponse,
  Merchant,
  MerchantCreateRequest,
  MerchantListRequest,
  MerchantOption,
  MerchantStatusRequest,
  MerchantUpdateRequest,
  RemoteRelease,
  RoleOption,
  RouteNode,
  UserInfo,
} from '@backoffice/contract';

interface Call<Body, Data> {
  body: Body;
  data: Data;
}

/** What each call of the API takes and gives, by the contract. */
export interface ApiCalls {
  get: {
    [apiPaths.authProviders]: Call<undefined, AuthProviders>;
    [apiPaths.userInfo]: Call<undefined, UserInfo | null>;
    [apiPaths.routes]: Call<undefined, RouteNode[]>;
    [apiPaths.remotes]: Call<undefined, RemoteRelease[]>;
    [apiPaths.roleOptions]: Call<undefined, RoleOption[]>;
    [apiPaths.dashboardSummary]: Call<undefined, DashboardSummary>;
  };
  post: {
    [apiPaths.login]: Call<LoginRequest, LoginResponse>;
    [apiPaths.logout]: Call<undefined, null>;
    [apiPaths.merchantList]: Call<MerchantListRequest, ListPage<Merchant> | ListPage<MerchantOption>>;
  };
  put: {
    [apiPaths.merchantCreate]: Call<MerchantCreateRequest, Merchant>;
    [apiPaths.merchantUpdate]: Call<MerchantUpdateRequest, Merchant>;
    [apiPaths.merchantStatus]: Call<MerchantStatusRequest, Merchant>;
  };
}
